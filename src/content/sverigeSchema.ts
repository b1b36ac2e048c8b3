import { z } from 'zod';
import { services } from './services/list.ts';

const text = z.string().trim().min(1);
/** In the order of the services. */
const serviceNames = z.strictObject(
  Object.fromEntries(services.map(({ slug }) => [slug, text])) as Record<(typeof services)[number]['slug'], typeof text>,
);

/** The Sweden page is a text of its own in Swedish, not a translation of another page. */
export const sverigeSchema = z.strictObject({
  title: text,
  summary: text.max(155),
  headline: text,
  lead: text,
  sections: z.strictObject({
    studio: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    works: z.strictObject({ heading: text, text }),
    ways: z.strictObject({ heading: text, items: z.array(z.strictObject({ title: text, text })).min(2) }),
    facts: z.strictObject({ heading: text, items: z.array(z.strictObject({ term: text, text })).min(2) }),
    call: z.strictObject({ heading: text, text }),
  }),
  /** By the work's slug: the works that the page shows, in this order. */
  workSummaries: z.record(z.string(), z.strictObject({ title: text, summary: text })),
  serviceNames,
  labels: z.strictObject({
    allWorks: text,
    services: text,
    servicesNote: text,
    terms: text,
    office: text,
    inEnglish: text,
  }),
});

export type SverigeText = z.infer<typeof sverigeSchema>;
