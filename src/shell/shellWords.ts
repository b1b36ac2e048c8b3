import words from '#words/shell';
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
