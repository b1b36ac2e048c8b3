import * as v from 'valibot';
import { currencies } from '../facts/prices.ts';
import { serviceGroups } from '../facts/services.ts';
import { grouped, labelled, withForm } from './editorMetadata.ts';
import { exhibitIssues, exhibits } from './exhibitSchemas.ts';
import {
  list,
  object,
  oneOf,
  optionalList,
  sample,
  singleLine,
  summary,
  text,
  whole,
} from './schemaParts.ts';
import { bleed, heading, invitation, searchTitle } from './sharedFields.ts';

const amount = v.entriesFromList(currencies, withForm(whole(), { hint: 'Without VAT.' }));

/** A service's smallest purchase: its price without VAT in whole units, and what the client gets. */
const priceFrom = labelled(
  'Starting price',
  object({
    ...amount,
    per: labelled(
      'Recurs',
      withForm(v.optional(oneOf(['month'])), { names: { month: 'every month' } }),
    ),
    buys: labelled('What one gets for it', singleLine),
    sample,
  }),
  'The smallest purchase.',
);

export const serviceSchema = v.pipe(
  object({
    spoken: labelled('Name within a sentence', singleLine, 'As in: ask for a UX audit.'),
    heading,
    lead: text,
    priceFrom: v.optional(priceFrom),
    duration: labelled(
      'How long it takes',
      v.optional(singleLine),
      'Large at the top of the page, its numbers as figures.',
    ),
    what: labelled('What it is', list(text)),
    when: labelled('When you need it', optionalList(text, 6)),
    deliverables: labelled(
      'What the client gets',
      optionalList(object({ name: singleLine, text }), 7),
    ),
    weeks: labelled(
      'Week by week',
      optionalList(object({ when: singleLine, title: singleLine, text }), 8),
    ),
    questions: labelled(
      'Questions and answers',
      optionalList(object({ question: singleLine, answer: text }), 6),
    ),
    ...exhibits,
    call: invitation,
    group: labelled(
      'What the client has in hand',
      withForm(oneOf(serviceGroups), {
        names: {
          question: 'A question',
          design: 'A design to make',
          product: 'A product to build',
          team: 'A team with a gap',
        },
      }),
      'Decides what the page shows first: a page of the report, before and after, works, or a calendar of people.',
    ),
    ...grouped('For search engines', { searchTitle, summary }),
    ...grouped('What developers add', { bleed: v.optional(bleed) }),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const issue of exhibitIssues(dataset.value)) addIssue(issue);
  }),
);

export type PriceFrom = v.InferOutput<typeof priceFrom>;
