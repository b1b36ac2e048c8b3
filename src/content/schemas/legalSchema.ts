import * as v from 'valibot';
import { fields } from '../../contact/fields.ts';
import { grouped, labelled, withForm } from './editorMetadata.ts';
import {
  call,
  isoDate,
  list,
  object,
  oneOf,
  optionalList,
  sample,
  singleLine,
  slug,
  summary,
  text,
} from './schemaParts.ts';
import { pageLink, serviceSlug } from './sharedFields.ts';

const colour = withForm(oneOf(['loud', 'page', 'inverse']), {
  names: { loud: 'Main colour', page: 'Paper', inverse: 'Ink' },
});

const background = v.optional(colour);

const rows = optionalList(labelled('Row', list(labelled('Cell', text))));

const answers = labelled(
  'Questions and answers',
  v.optional(
    list(
      withForm(
        object({
          question: singleLine,
          answer: labelled('Answer', singleLine, 'In a few words, in bold type.'),
          detail: v.optional(text),
        }),
        { label: 'question' },
      ),
    ),
  ),
  'Rows across the page.',
);

const kept = labelled(
  'How long data is kept',
  v.optional(
    list(
      withForm(
        object({
          until: labelled('How long', singleLine, 'In large type, such as “90 days”.'),
          endless: labelled('Has no end', v.optional(v.boolean()), 'Only for the last.'),
          data: list(
            withForm(
              object({
                what: singleLine,
                why: labelled('Why', singleLine, 'Without a full stop; the ground follows.'),
                ground: labelled('On what ground', singleLine),
              }),
              { label: 'kind of data' },
            ),
          ),
        }),
        { label: 'length of time' },
      ),
    ),
  ),
  'A drawn line for each length of time, which ends when its data is deleted. Begin with the shortest time.',
);

export const legalSchema = object({
  title: singleLine,
  updated: labelled('As of', isoDate),
  lead: text,
  facts: labelled(
    'What readers look for first',
    optionalList(
      withForm(
        object({
          answer: singleLine,
          question: text,
          background,
        }),
        { label: 'fact' },
      ),
      3,
    ),
    'In large type above the sections.',
  ),
  sections: list(
    withForm(
      object({
        heading: singleLine,
        brief: labelled(
          'In a few words',
          v.optional(singleLine),
          'Below the heading, also while it is folded.',
        ),
        answer: labelled(
          'Answer in large type',
          v.optional(singleLine),
          'In place of the few words; for two or three sections.',
        ),
        part: labelled(
          'Begins the part',
          v.optional(singleLine),
          'Its name, on the due diligence page. This section then opens it, in its background or else the main colour, with its answer in large type.',
        ),
        lens: labelled(
          'Puts a lens over its drawing',
          v.optional(v.boolean()),
          'For a part whose drawing is a tangle on a line.',
        ),
        folded: labelled(
          'Folded on all screens',
          v.optional(v.boolean()),
          'For a long list of answers on the due diligence page. Paper shows it.',
        ),
        background,
        open: labelled(
          'Unfolded on phones',
          v.optional(v.boolean()),
          'For a section that readers should not miss; phones fold the others.',
        ),
        paragraphs: v.optional(list(text, 0), []),
        table: v.optional(
          object({
            head: labelled('Heads of the columns', optionalList(singleLine)),
            rows: labelled('Rows', rows, 'The rows of some tables are computed; leave them empty.'),
            groups: labelled(
              'Groups of rows',
              v.optional(list(object({ name: singleLine, background: colour, rows }))),
              'Each is a band in its colour, named in large type, above all sections. The first head is that of the names.',
            ),
            foot: labelled('Foot', v.optional(list(singleLine))),
          }),
        ),
        answers,
        kept,
        stages: labelled(
          'Adds up the prices of',
          v.optional(list(serviceSlug)),
          'In this order, as a line above the sections. The foot of the table names the sum.',
        ),
        services: labelled(
          'Lists the services',
          v.optional(v.boolean()),
          'In the table: name, what the lowest price buys, and that price in each currency.',
        ),
        list: labelled('List', v.optional(list(text, 0))),
        boxes: labelled(
          'Boxes to tick',
          v.optional(v.boolean()),
          'In place of the list’s bullets, for readers who print the page.',
        ),
        none: labelled(
          'Instead of the table',
          v.optional(text),
          'While no person is free. Else there are portraits; the last head of the table is before the dates.',
        ),
        links: v.optional(list(pageLink)),
        fields: labelled(
          'Fields of the form that it describes',
          v.optional(list(oneOf(fields.map(({ name }) => name)), 0)),
          'Of the privacy policy, which has to describe each.',
        ),
        id: labelled(
          'End of its address',
          slug,
          'After # in the page’s URL. Links lead there, so keep it.',
        ),
      }),
      { label: 'section', summary: '{{fields.heading}}' },
    ),
  ),
  call: v.optional(call),
  sample,
  ...grouped('For search engines', { summary }),
});
