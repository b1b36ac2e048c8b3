import * as v from 'valibot';
import { services } from '../facts/services.ts';
import { labelled } from './editorMetadata.ts';
import { whichResult } from './pageSchemas.ts';
import {
  clientVoice,
  forEach,
  list,
  object,
  optionalList,
  refersTo,
  sample,
  section,
  singleLine,
  summary,
  text,
  titled,
} from './schemaParts.ts';

/** The Swedish page is written in Swedish; it is not a translation of another page. */
export const swedenSchema = object({
  title: singleLine,
  summary,
  headline: singleLine,
  lead: text,
  sections: object({
    studio: object({ heading: singleLine, paragraphs: list(text) }),
    works: v.optional(section),
    results: v.optional(
      object({
        heading: singleLine,
        items: optionalList(
          object({
            work: refersTo('works'),
            result: whichResult,
            link: singleLine,
            text: labelled('The words after the figure', text),
          }),
          3,
        ),
      }),
    ),
    voice: labelled(
      'What a client says',
      v.optional(object({ ...clientVoice.entries, work: refersTo('works'), link: singleLine })),
      'The page shows it beside the cover of the work.',
    ),
    ways: v.optional(object({ heading: singleLine, items: list(titled, 2) })),
    facts: v.optional(
      object({ heading: singleLine, items: list(object({ term: singleLine, text, sample }), 2) }),
    ),
    people: v.optional(
      object({
        heading: singleLine,
        roles: optionalList(object({ person: refersTo('people'), role: singleLine })),
      }),
    ),
    call: section,
  }),
  workSummaries: labelled(
    'Cases',
    optionalList(object({ work: refersTo('works'), title: singleLine, summary: text })),
    'The page shows these, in this order.',
  ),
  serviceNames: labelled(
    'Services with another name in Swedish',
    v.optional(
      object(
        v.entriesFromList(
          services.map(({ slug }) => slug),
          v.optional(singleLine),
        ),
      ),
      {},
    ),
  ),
  serviceGroups: labelled(
    'Services in groups',
    list(object({ heading: singleLine, services: list(refersTo('services')) })),
  ),
  labels: forEach(
    [
      'allWorks',
      'services',
      'servicesNote',
      'terms',
      'prices',
      'dueDiligence',
      'office',
      'inEnglish',
      'more',
    ],
    singleLine,
  ),
});

export type SverigeText = v.InferOutput<typeof swedenSchema>;
