/** The languages of pages as tags for dates; plain `en` would write them as Americans do. */
export const dateLocale = { en: 'en-GB', sv: 'sv-SE' } as const;

/** An ISO date as a reader says it within a year: `7 January`, `7 januari`. */
export const dayOfYear = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(iso));
