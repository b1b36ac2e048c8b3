import * as v from 'valibot';
import { named } from './form.ts';
import { employmentTypes } from './schema.ts';
import { call, forEach, line, object, text } from './schemaParts.ts';

const callAlone = forEach(['heading', 'button'], line);

/** Schemas of the texts that all pages of a kind share, such as all services' pages. */
export const sharedWords = {
  service: object({
    facts: forEach(['buys', 'answers', 'terms', 'termsLink', 'industries', 'all'], line),
    openings: named(
      'Above what the page opens on',
      forEach(['question', 'design', 'team'], line),
      'By what the client has in hand; where that is a product, the page opens on its weeks.',
    ),
    change: forEach(['before', 'after'], line),
    what: line,
    when: line,
    deliverables: line,
    weeks: line,
    questions: line,
    works: named(
      'Cases',
      forEach(['heading', 'link'], line),
      '{{name}} is the service, {{spoken}} the service within a sentence.',
    ),
    beside: line,
    call: callAlone,
  }),
  industry: object({
    figure: line,
    particular: line,
    rules: line,
    brings: line,
    works: line,
    beside: line,
    all: line,
    call: callAlone,
  }),
  work: object({
    facts: forEach(['where', 'services', 'industries', 'duration', 'team'], line),
    more: named('Unfolds the rest of a text on phones', line),
    why: named('Unfolds the reason of a decision on phones', line),
    problem: line,
    way: line,
    decisions: line,
    leftOut: line,
    result: line,
    results: object({
      heading: line,
      measured: named('Before how a figure was measured', line),
      measurer: named('Before who measured it', line),
    }),
    people: line,
    related: line,
    call: callAlone,
  }),
  job: object({
    facts: forEach(['where', 'employment', 'pay', 'applyBy'], line),
    employment: forEach(employmentTypes, line),
    doing: line,
    bringing: line,
    offering: line,
    apply: named(
      'How to apply',
      object({ heading: line, text, hiring: line }),
      '{{title}} is the position, {{city}} its office’s, {{applyBy}} the last day.',
    ),
    call: v.optional(call),
  }),
  legal: object({
    asOf: line,
    contents: named('Name of the list of sections, for screen readers', line),
    answer: named(
      'The choice that the privacy policy shows',
      forEach(['accepted', 'refused', 'none', 'accept', 'refuse'], line),
    ),
  }),
};
