import { z } from 'zod';
import { clientCountry, employmentType, text } from '../schema.ts';
import { call } from './parts.ts';

/** Texts that all pages of a kind share: mostly their headings. */
export const sharedWords = {
  service: z.strictObject({
    takes: text,
    facts: z.strictObject({ price: text, buys: text, answers: text, terms: text, termsLink: text }),
    openings: z.strictObject({ question: text, design: text, team: text }),
    change: z.strictObject({ before: text, after: text }),
    what: text,
    when: text,
    deliverables: text,
    weeks: text,
    questions: text,
    works: z.strictObject({ heading: text, link: text }),
    beside: text,
    call: call.omit({ text: true }),
  }),
  industry: z.strictObject({
    figure: text,
    particular: text,
    rules: text,
    brings: text,
    works: z.strictObject({ own: text, nearest: text }),
    call: call.omit({ text: true }),
  }),
  work: z.strictObject({
    facts: z.strictObject({ where: text, services: text, industries: text, duration: text, team: text }),
    countries: z.record(clientCountry, text),
    problem: text,
    way: text,
    decisions: text,
    leftOut: text,
    result: text,
    results: z.strictObject({ heading: text, measured: text }),
    people: text,
    related: text,
    prototype: z.strictObject({ open: text, close: text, again: text }),
    call,
  }),
  job: z.strictObject({
    facts: z.strictObject({ where: text, employment: text, pay: text, applyBy: text }),
    employment: z.record(employmentType, text),
    doing: text,
    bringing: text,
    offering: text,
    apply: z.strictObject({ heading: text, text, hiring: text }),
    call,
  }),
  legal: z.strictObject({
    asOf: text,
    contents: text,
    answer: z.strictObject({ accepted: text, refused: text, none: text, accept: text, refuse: text }),
  }),
};
