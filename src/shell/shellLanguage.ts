import type { Language } from '../content/language.ts';
import { type ShellLanguage, shellLanguages } from '../site.ts';

/** What a part of the shell is given: the language that it speaks, which is also its `lang`. */
export interface InShellLanguage {
  language: ShellLanguage;
}

const known: Partial<Record<Language, ShellLanguage>> = shellLanguages;

/** The language of the shell on a page: the page's own if the shell speaks it, and English otherwise. */
export const shellLanguageOf = (page?: Language): ShellLanguage => (page && known[page]) ?? shellLanguages.en;
