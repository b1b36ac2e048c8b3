/** What next.config.js passes as text to pages and frame alike, typed. */
const words = (list = '') => list.split(' ').filter(Boolean);

/** The paths of the pages without content, which nothing links to. */
export const absentPages = words(process.env.ABSENT_PAGES);

/** The ids of the offices whose city has no drawing. */
export const officesWithoutSkyline = words(process.env.NO_SKYLINE);

/** Empty if the forms have no Turnstile. */
export const turnstileSiteKey = process.env.TURNSTILE_SITE_KEY ?? '';
