import { pages, siteLanguage } from './site.ts';
import type { Language } from './words/languages.ts';

/** The languages of the site and of single pages, the site's first. */
export const languages: readonly Language[] = [
  ...new Set<Language>([
    siteLanguage,
    ...Object.values(pages).flatMap((page) =>
      'language' in page && page.path ? [page.language] : [],
    ),
  ]),
];

/** Returns the language with this tag, or the site's. */
export const languageOf = (value: unknown): Language =>
  languages.find((language) => language === value) ?? siteLanguage;
