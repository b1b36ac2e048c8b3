/** An unpaired surrogate, which UTF-8 cannot encode. */
const halfPair = /\p{Surrogate}/gu;
const lineBreak = /\r\n?|\u2028|\u2029|\u0085/g;
/** Control characters except tab and line break: nobody types them, and terminals and spreadsheets interpret them. */
const control = /[^\P{Cc}\n\t]/gu;

/** Cleans a multi-line text: line breaks become `\n`, and characters that programs interpret are removed. */
export const cleanText = (text: string) =>
  text.replace(halfPair, '\uFFFD').replace(lineBreak, '\n').replace(control, '').trim();

/** The same in one line, for a subject or a table cell. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();

/** Whether the text has a visible character; invisible joiners and marks alone do not count. */
export const hasVisibleText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
