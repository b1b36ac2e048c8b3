import { z } from 'zod';
import { officeId, text, titled } from '../schema.ts';
import { serviceGroups } from '../services/groups.ts';
import { call, clock, linked, page, place, section } from './parts.ts';

const filter = z.strictObject({ heading: text, all: text, list: text });

/** Single pages. */
export const ownPages = {
  /** Its title and description are the site's own; see src/site.ts. */
  home: z.strictObject({
    headline: text,
    lead: text,
    contact: text,
    portfolio: text,
    results: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ work: text, result: z.number().int().min(0).max(2) })).length(3),
    }),
    works: linked,
    services: linked,
    steps: z.strictObject({ heading: text, items: z.array(titled).length(4) }),
    voices: z.strictObject({ heading: text, works: z.array(text).length(2) }),
    people: z.strictObject({ heading: text, slugs: z.array(text).min(3).max(6), link: text, day: text }),
    industries: linked,
    call: section,
  }),
  services: z.strictObject({
    ...page,
    groups: z.record(z.enum(serviceGroups), section),
    call,
  }),
  industries: z.strictObject({ ...page, with: section, without: section, call }),
  works: z.strictObject({
    ...page,
    filters: z.strictObject({ service: filter, industry: filter, clear: text }),
    count: z.strictObject({ one: text, many: text, of: text }),
    empty: linked,
    call,
  }),
  about: z.strictObject({
    ...page,
    /** The languages of words in the lead, as BCP 47 tags. */
    foreign: z.record(text, text),
    ways: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })).min(2),
    }),
    beliefs: z.strictObject({ heading: text, items: z.array(titled).min(2) }),
    day: section.extend({
      hours: z.array(z.strictObject({ hour: clock, office: place, text })).min(3),
      both: text,
    }),
    people: section.extend({
      since: text,
      decides: text,
      /** Whoever joins next, at the end of the list. */
      next: z.strictObject({ name: text, role: text, decides: text, link: text }),
    }),
    refusals: z.strictObject({ heading: text, items: z.array(titled).min(2) }),
    call,
  }),
  career: z.strictObject({
    ...page,
    positions: z.strictObject({ heading: text, applyBy: text, none: text }),
    closed: call.extend({ summary: text }),
    hiring: section.extend({ steps: z.array(titled.extend({ when: text })).min(2) }),
    benefits: z.strictObject({ heading: text }),
    people: linked,
    offices: z.record(officeId, z.strictObject({ heading: text, benefits: z.array(text).min(1) })),
    call,
  }),
  contact: z.strictObject({
    ...page,
    form: z.strictObject({ heading: text }),
    after: z.strictObject({ heading: text, steps: z.array(titled).min(2).max(5) }),
    visit: section.extend({ map: text, web: text, ways: z.record(officeId, text), plans: z.record(officeId, text) }),
    prepare: z.strictObject({ heading: text, items: z.array(text).min(3) }),
    applications: linked,
    press: section,
  }),
  'not-found': z.strictObject({
    ...page,
    links: z.strictObject({ home: text, works: text, contact: text }),
  }),
};
