import words from '#words/shell';
import type { Office } from '../site.ts';
import type { ShellWords } from '../words/words.ts';

/** The shell's texts in the site's language. */
export const shellWords: ShellWords = words;

/** Props of the shell's parts. A page in another language has other words. */
export interface InShell {
  words: ShellWords;
  /** Their language, if it is not the page's. */
  lang?: string | undefined;
}

/** The `lang` of labels from the facts, which a shell in another language has to mark. */
export const siteLangIn = (words: ShellWords) =>
  words === shellWords ? undefined : shellWords.locale;

/** The office with its country's name in the language of the words. */
export const officeIn = (words: ShellWords, office: Office): Office => {
  if (!siteLangIn(words)) return office;
  const countries = new Intl.DisplayNames(words.locale, { type: 'region' });
  return { ...office, country: countries.of(office.countryCode) ?? office.country };
};
