import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { employmentTypes, industrySlug, officeIds, searchTitle } from './schema.ts';
import { call, forEach, linked, list, object, oneOf, pattern, section, summary, text, titled, whole } from './schemaParts.ts';
import { serviceGroups, services } from './services/list.ts';

const serviceSlugs = services.map(({ slug }) => slug);
const callAlone = forEach(['heading', 'button'], text);

/** Texts that all pages of a kind share: mostly their headings. */
const sharedWords = {
  service: object({
    facts: forEach(['buys', 'answers', 'terms', 'termsLink', 'industries', 'all'], text),
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
    works: text,
    beside: text,
    all: text,
    call: callAlone,
  }),
  work: object({
    facts: forEach(['where', 'services', 'industries', 'duration', 'team'], text),
    more: text,
    why: text,
    problem: text,
    way: text,
    decisions: text,
    leftOut: text,
    result: text,
    results: forEach(['heading', 'measured', 'measurer'], text),
    people: text,
    related: text,
    call: callAlone,
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

/** What every page has: its title and description for search engines, its headline, and the text below it. */
const page = { title: searchTitle, summary, headline: text, lead: text };
const filter = forEach(['heading', 'all', 'list'], text);
const clock = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour such as 08:30, in quotes');
/** Where something happens: in one office, or in both. */
const place = oneOf([...officeIds, 'both']);

const ownPages = {
  /** Its title and description are the agency's own; see agency.yaml. */
  home: object({
    headline: text,
    pulled: text,
    lead: text,
    contact: text,
    portfolio: text,
    results: object({ heading: text, items: list(object({ work: text, result: whole(0, 2) }), 3, 3) }),
    works: linked,
    services: linked,
    steps: object({ heading: text, items: list(titled, 4, 4) }),
    voices: object({ heading: text, works: list(text, 2, 2) }),
    people: object({ heading: text, slugs: list(text, 3, 6), link: text, day: text }),
    industries: object({ ...linked.entries, slugs: list(industrySlug, 6, 6) }),
    call: section,
  }),
  services: object({ ...page, groups: forEach(serviceGroups, section), links: forEach(['prices', 'industries'], text), call }),
  industries: object({ ...page, with: section, without: section, call }),
  works: object({
    ...page,
    filters: object({
      /** What was done, in words that need no knowledge of the trade. */
      service: object({ ...filter.entries, names: forEach(serviceSlugs, text) }),
      industry: filter,
      clear: text,
    }),
    count: forEach(['one', 'many', 'of'], text),
    empty: linked,
    call,
  }),
  about: object({
    ...page,
    /** The languages of words in the lead, as BCP 47 tags. */
    foreign: v.record(text, text),
    ways: object({ heading: text, items: list(object({ title: text, paragraphs: list(text) }), 2) }),
    beliefs: object({ heading: text, items: list(titled, 2) }),
    day: object({ ...section.entries, hours: list(object({ hour: clock, office: place, text }), 3), both: text }),
    people: object({
      ...section.entries,
      since: text,
      decides: text,
      /** Whoever joins next, at the end of the list. */
      next: forEach(['name', 'role', 'decides', 'link'], text),
    }),
    refusals: object({ heading: text, why: text, items: list(titled, 2) }),
    call,
  }),
  career: object({
    ...page,
    positions: forEach(['heading', 'applyBy', 'none'], text),
    closed: object({ ...call.entries, summary: text }),
    hiring: object({ ...section.entries, more: text, steps: list(object({ ...titled.entries, when: text }), 2) }),
    benefits: forEach(['heading', 'more'], text),
    people: linked,
    offices: forEach(officeIds, object({ heading: text, benefits: list(text) })),
    call,
  }),
  contact: object({
    ...page,
    form: object({ heading: text }),
    after: object({ heading: text, steps: list(titled, 2, 5) }),
    visit: object({
      ...section.entries,
      map: text,
      web: text,
      ways: forEach(officeIds, text),
      plans: forEach(officeIds, text),
    }),
    prepare: object({ heading: text, items: list(text, 3) }),
    applications: linked,
    press: section,
  }),
  'not-found': object({ ...page, links: forEach(['home', 'works', 'contact'], text) }),
};

/** The texts of pages that no other content file holds; each file of `pages/` is named after its schema. */
export const pageSchemas = { ...ownPages, ...sharedWords };

export type PageName = keyof typeof pageSchemas;
export type PageText<Name extends PageName> = InferOutput<(typeof pageSchemas)[Name]>;

/** Placeholders that only these files may use: their values differ for each item that a page shows. */
export const pageSlots = {
  works: ['count'],
  about: ['headCount'],
  service: ['name', 'spoken'],
  job: ['title', 'city', 'applyBy'],
  legal: ['date'],
} as const;

type Slots = typeof pageSlots;
export type SlotValues<Name extends PageName> = Name extends keyof Slots ? Record<Slots[Name][number], string> : never;
