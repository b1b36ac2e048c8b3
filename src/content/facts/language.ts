/** The languages of pages and forms, as BCP 47 tags; the first is the default. */
export const languages = ['en', 'sv'] as const;

export type Language = (typeof languages)[number];

/** Something that is said in every language, so that a missing one is a type error. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The language that a value names; the default where it names none. */
export const languageOf = (value: unknown): Language =>
  languages.find((language) => language === value) ?? languages[0];
