import * as v from 'valibot';
import { named } from './form.ts';
import { employmentTypes } from './schema.ts';
import { call, forEach, object, singleLine, text } from './schemaParts.ts';

/** The heading, or the words, before a part of each page. */
const before = (part: string) => named(`Above: ${part}`, singleLine);

const callAlone = forEach(['heading', 'button'], singleLine);

/** Schemas of the texts that all pages of a kind share, such as all services' pages. */
export const sharedWords = {
  service: object({
    facts: forEach(['buys', 'answers', 'terms', 'termsLink', 'industries', 'all'], singleLine),
    exhibits: named(
      'Headings of the exhibit, the first section',
      forEach(['question', 'design', 'team'], singleLine),
      'By what the client has in hand; design is also for a product.',
    ),
    change: forEach(['before', 'after'], singleLine),
    what: before('What it is'),
    when: before('When you need it'),
    deliverables: before('What the client gets'),
    more: named('Unfolds what the client gets on phones', singleLine),
    weeks: before('Week by week'),
    questions: before('Questions and answers'),
    works: named(
      'Cases',
      forEach(['heading', 'link'], singleLine),
      '{{name}} is the service, {{spoken}} the service within a sentence.',
    ),
    beside: before('The neighbouring pages'),
    call: callAlone,
  }),
  industry: object({
    figure: before('The one figure'),
    particular: before('What is particular'),
    rules: before('Rules that apply'),
    more: named('Unfolds a rule, and the rest of a text, on phones', singleLine),
    brings: before('What we bring'),
    works: before('Cases'),
    beside: before('The neighbouring pages'),
    all: singleLine,
    call: callAlone,
  }),
  work: object({
    facts: forEach(['where', 'services', 'industries', 'duration', 'team'], singleLine),
    more: named('Unfolds the rest of a text on phones', singleLine),
    why: named('Unfolds the reason of a decision on phones', singleLine),
    problem: before('The problem'),
    way: before('The way there'),
    decisions: before('Decisions'),
    leftOut: before('What was left out'),
    result: before('What came of it'),
    results: object({
      heading: singleLine,
      measured: named('Before how a figure was measured', singleLine),
      measurer: named('Before who measured it', singleLine),
    }),
    people: before('People'),
    related: before('Related cases'),
    call: callAlone,
  }),
  job: object({
    facts: forEach(['where', 'employment', 'applyBy'], singleLine),
    employment: forEach(employmentTypes, singleLine),
    doing: before('What you would do'),
    bringing: before('What you bring'),
    offering: before('What we offer'),
    apply: named(
      'How to apply',
      object({ heading: singleLine, text, hiring: singleLine }),
      '{{title}} is the position, {{city}} its office’s, {{applyBy}} the last day.',
    ),
    call: v.optional(call),
  }),
  legal: object({
    asOf: named('Before the day', singleLine),
    contents: named('Heading of the list of sections', singleLine),
    more: named('Name of the switch that unfolds a section on phones', singleLine),
    print: named('Print button of the due diligence page', singleLine),
    answer: named(
      'The choice that the privacy policy shows',
      forEach(['accepted', 'refused', 'none', 'accept', 'refuse'], singleLine),
    ),
  }),
};
