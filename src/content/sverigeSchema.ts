import * as v from 'valibot';
import { forEach, list, object, sample, section, summary, text, titled, whole } from './schemaParts.ts';
import { services } from './services/list.ts';

/** The Sweden page is a text of its own in Swedish, not a translation of another page. */
export const sverigeSchema = object({
  title: text,
  summary,
  headline: text,
  lead: text,
  sections: object({
    studio: object({ heading: text, paragraphs: list(text) }),
    works: section,
    results: object({ heading: text, items: list(object({ work: text, result: whole(0, 2), link: text, text }), 3, 3) }),
    voice: object({ text, role: text, sample }),
    ways: object({ heading: text, items: list(titled, 2) }),
    facts: object({ heading: text, items: list(object({ term: text, text }), 2) }),
    people: object({ heading: text, roles: v.record(v.string(), text) }),
    call: section,
  }),
  /** By the work's slug: the works that the page shows, in this order. */
  workSummaries: v.record(v.string(), object({ title: text, summary: text })),
  serviceNames: forEach(
    services.map(({ slug }) => slug),
    text,
  ),
  labels: forEach(['allWorks', 'services', 'servicesNote', 'terms', 'prices', 'dueDiligence', 'office', 'inEnglish'], text),
});

export type SverigeText = v.InferOutput<typeof sverigeSchema>;
