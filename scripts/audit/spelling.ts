import { languageOf, misspelt } from './writing/dictionary.ts';
import { type Page, parsedPages } from './writing/pages.ts';
import { textPieces } from './writing/texts.ts';

/** Words on one page that neither Hunspell's British or Swedish dictionary nor our own list knows, each with its sentence. */
export const misspeltOn = (page: Page): string[] =>
  textPieces(page).flatMap(({ text, lang }) =>
    misspelt(text, languageOf(lang)).map((word) => `${page.path}: ${word}: ${text}`),
  );

/** What Hunspell finds misspelt on any page of the export, a line each. @throws Error when nothing has been built */
export const spellingFaults = (): string[] => parsedPages().flatMap(misspeltOn);
