/** Half of a surrogate pair, which UTF-8 has no bytes for. */
const halfPair = /\p{Surrogate}/gu;
const lineBreak = /\r\n?|\u2028|\u2029|\u0085/g;
/** Control characters but tab and line break: nobody types them, and terminals and spreadsheets act on them. */
const control = /[^\P{Cc}\n\t]/gu;

/** A text of several lines: line breaks are `\n`, and nothing is left in it that acts on what shows it. */
export const cleanText = (text: string) =>
  text.replace(halfPair, '\uFFFD').replace(lineBreak, '\n').replace(control, '').trim();

/** The same in one line, so that it may stand in a subject or a table. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();

/** Whether anything in it can be seen; invisible joiners and marks alone are no name. */
export const hasVisibleText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
