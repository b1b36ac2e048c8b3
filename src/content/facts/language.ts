/** The languages of pages and forms, as BCP 47 tags; the first is the default. */
export const languages = ['en', 'sv'] as const;

export type Language = (typeof languages)[number];

/** A value for every language; a missing language is a type error. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The locales of the Open Graph protocol. */
export const locales: ByLanguage<string> = { en: 'en_GB', sv: 'sv_SE' };

/** Returns the language with this tag, or the default. */
export const languageOf = (value: unknown): Language =>
  languages.find((language) => language === value) ?? languages[0];
