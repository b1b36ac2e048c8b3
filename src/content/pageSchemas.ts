import { z } from 'zod';
import { summary, text, titled } from './schema.ts';

/** What every page has: its title and description for search engines, its headline, and what stands below that. */
const page = { title: text, summary, headline: text, lead: text };
const section = z.strictObject({ heading: text, text });
const linked = section.extend({ link: text });

/** The words of the pages that are there once; each file of `pages/` is named after its schema. */
export const pageSchemas = {
  /** Its title and description are the site's own; see src/site.ts. */
  home: z.strictObject({
    headline: text,
    lead: text,
    contact: text,
    portfolio: text,
    steps: z.strictObject({ heading: text, items: z.array(titled).length(4) }),
    works: linked,
    services: linked,
    industries: section,
    cities: linked,
    call: section,
  }),
  contact: z.strictObject({
    ...page,
    form: z.strictObject({ heading: text }),
    after: z.strictObject({ heading: text, steps: z.array(titled).min(2).max(5) }),
    visit: section,
    prepare: z.strictObject({ heading: text, items: z.array(text).min(3) }),
    applications: linked,
    press: section,
  }),
};

export type PageName = keyof typeof pageSchemas;
export type PageText<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
