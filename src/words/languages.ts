import { en } from './en.ts';
import { sv } from './sv.ts';
import type { Words } from './words.ts';

/** The languages that a site or one of its pages can have, keyed by BCP 47 tag. */
export const languageFiles = { en, sv } satisfies Record<string, Words>;

export type Language = keyof typeof languageFiles;

/** A value for every language that the site uses. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;
