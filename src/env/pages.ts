// The settings that next.config.js passes to pages and the shell, parsed.

const words = (list = '') => list.split(' ').filter(Boolean);

/** The paths of pages that the build leaves out because they have no content. */
export const absentPages = words(process.env.ABSENT_PAGES);

/** The ids of the offices whose city has no drawing. */
export const officesWithoutSkyline = words(process.env.NO_SKYLINE);

/** Empty if the forms have no Turnstile. */
export const turnstileSiteKey = process.env.TURNSTILE_SITE_KEY ?? '';

/** The value of `siteLanguage` in src/site.ts, for ui/, which does not import the facts of the agency. */
export const buildLanguage = process.env.SITE_LANGUAGE ?? 'en';
