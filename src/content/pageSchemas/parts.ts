import { z } from 'zod';
import { officeId, searchTitle, summary, text } from '../schema.ts';

/** What every page has: its title and description for search engines, its headline, and the text below it. */
export const page = { title: searchTitle, summary, headline: text, lead: text };

export const section = z.strictObject({ heading: text, text });
export const linked = section.extend({ link: text });
/** The one next step that a page ends with. */
export const call = section.extend({ button: text });

export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected an hour such as 08:30, in quotes');
/** Where something happens: in one office, or in both. */
export const place = z.enum([...officeId.options, 'both']);
