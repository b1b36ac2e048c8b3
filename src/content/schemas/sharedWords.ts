import * as v from 'valibot';
import { labelled } from './editorMetadata.ts';
import { employmentTypes } from './jobSchema.ts';
import { call, forEach, object, singleLine, text } from './schemaParts.ts';

/** The heading, or the words, before a part of each page. */
const headingAbove = (part: string) => labelled(`Above: ${part}`, singleLine);

const callAlone = forEach(['heading', 'button'], singleLine);

/** Schemas of the texts that all pages of a kind share, such as all services' pages. */
export const sharedWords = {
  service: object({
    facts: forEach(['buys', 'answers', 'terms', 'termsLink', 'industries', 'all'], singleLine),
    exhibits: labelled(
      'Headings of the exhibit, the first section',
      forEach(['question', 'design', 'team'], singleLine),
      'By what the client has in hand; design is also for a product.',
    ),
    change: forEach(['before', 'after'], singleLine),
    what: headingAbove('What it is'),
    when: headingAbove('When you need it'),
    deliverables: headingAbove('What the client gets'),
    more: labelled('Unfolds what the client gets on phones', singleLine),
    weeks: headingAbove('Week by week'),
    questions: headingAbove('Questions and answers'),
    works: labelled(
      'Cases',
      forEach(['heading', 'link'], singleLine),
      '{{name}} is the service, {{spoken}} the service within a sentence.',
    ),
    beside: headingAbove('The neighbouring pages'),
    call: callAlone,
  }),
  industry: object({
    figure: headingAbove('The one figure'),
    particular: headingAbove('What is particular'),
    rules: headingAbove('Rules that apply'),
    more: labelled('Unfolds a rule, and the rest of a text, on phones', singleLine),
    brings: headingAbove('What we bring'),
    works: headingAbove('Cases'),
    beside: headingAbove('The neighbouring pages'),
    all: singleLine,
    call: callAlone,
  }),
  work: object({
    facts: forEach(['where', 'services', 'industries', 'duration', 'team'], singleLine),
    more: labelled('Unfolds the rest of a text on phones', singleLine),
    why: labelled('Unfolds the reason of a decision on phones', singleLine),
    problem: headingAbove('The problem'),
    way: headingAbove('The way there'),
    decisions: headingAbove('Decisions'),
    leftOut: headingAbove('What was left out'),
    result: headingAbove('What came of it'),
    results: object({
      heading: singleLine,
      measured: labelled('Before how a figure was measured', singleLine),
      measurer: labelled('Before who measured it', singleLine),
    }),
    people: headingAbove('People'),
    related: headingAbove('Related cases'),
    call: callAlone,
  }),
  job: object({
    facts: forEach(['where', 'employment', 'applyBy'], singleLine),
    employment: forEach(employmentTypes, singleLine),
    doing: headingAbove('What you would do'),
    bringing: headingAbove('What you bring'),
    offering: headingAbove('What we offer'),
    apply: labelled(
      'How to apply',
      object({ heading: singleLine, text, hiring: singleLine }),
      '{{title}} is the position, {{city}} its office’s, {{applyBy}} the last day.',
    ),
    call: v.optional(call),
  }),
  legal: object({
    asOf: labelled('Before the day', singleLine),
    contents: labelled('Heading of the list of sections', singleLine),
    more: labelled('Name of the switch that unfolds a section on phones', singleLine),
    print: labelled('Print button of the due diligence page', singleLine),
    answer: labelled(
      'The choice that the privacy policy shows',
      forEach(['none', 'accept', 'refuse'], singleLine),
    ),
  }),
};
