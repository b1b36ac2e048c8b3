import { clientCountries, employmentTypes } from '../schema.ts';
import { call, forEach, object, text } from '../schemaParts.ts';

const callAlone = forEach(['heading', 'button'], text);

/** Texts that all pages of a kind share: mostly their headings. */
export const sharedWords = {
  service: object({
    takes: text,
    facts: forEach(['price', 'buys', 'answers', 'terms', 'termsLink'], text),
    openings: forEach(['question', 'design', 'team'], text),
    change: forEach(['before', 'after'], text),
    what: text,
    when: text,
    deliverables: text,
    weeks: text,
    questions: text,
    works: forEach(['heading', 'link'], text),
    beside: text,
    call: callAlone,
  }),
  industry: object({
    figure: text,
    particular: text,
    rules: text,
    brings: text,
    works: forEach(['own', 'nearest'], text),
    call: callAlone,
  }),
  work: object({
    facts: forEach(['where', 'services', 'industries', 'duration', 'team'], text),
    countries: forEach(clientCountries, text),
    problem: text,
    way: text,
    decisions: text,
    leftOut: text,
    result: text,
    results: forEach(['heading', 'measured'], text),
    people: text,
    related: text,
    prototype: forEach(['open', 'close', 'again'], text),
    call,
  }),
  job: object({
    facts: forEach(['where', 'employment', 'pay', 'applyBy'], text),
    employment: forEach(employmentTypes, text),
    doing: text,
    bringing: text,
    offering: text,
    apply: forEach(['heading', 'text', 'hiring'], text),
    call,
  }),
  legal: object({
    asOf: text,
    contents: text,
    answer: forEach(['accepted', 'refused', 'none', 'accept', 'refuse'], text),
  }),
};
