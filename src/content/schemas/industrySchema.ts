import * as v from 'valibot';
import { grouped, labelled } from './editorMetadata.ts';
import {
  digits,
  list,
  object,
  optionalList,
  pattern,
  refersTo,
  singleLine,
  summary,
  text,
} from './schemaParts.ts';
import { bleed, heading, invitation, pageLink, searchTitle, serviceSlug } from './sharedFields.ts';

/** A public figure about an industry, with its source. */
const figure = labelled(
  'The one figure of the industry',
  object({
    value: labelled('Number', digits),
    unit: pattern(/^\S{1,6}$/, 'one short word such as ms'),
    what: labelled('What it says', text, 'A sentence.'),
    source: labelled(
      'Source',
      singleLine,
      'The law, standard or arithmetic that it can be looked up in.',
    ),
  }),
  'It is 300 pixels high, so it has to be true and short, and agree with the rules below.',
);

export const industrySchema = object({
  heading,
  lead: text,
  figure: v.optional(figure),
  particular: labelled('What is particular to the industry', list(text)),
  rules: labelled(
    'Rules that apply',
    optionalList(
      object({
        name: singleLine,
        plain: labelled(
          'What it demands, in a few plain words',
          v.optional(singleLine),
          'Set large above the name.',
        ),
        text,
        link: v.optional(pageLink),
      }),
      5,
    ),
  ),
  brings: labelled('What we bring', optionalList(object({ service: serviceSlug, text }), 4)),
  nearest: labelled(
    'Nearest cases',
    v.optional(object({ heading: singleLine, works: list(refersTo('works'), 1, 2) })),
    'Cases of other industries, where there is none of this one yet.',
  ),
  call: invitation,
  ...grouped('For search engines', { searchTitle, summary }),
  ...grouped('What developers add', { bleed: v.optional(bleed) }),
});

export type HardFigure = v.InferOutput<typeof figure>;
