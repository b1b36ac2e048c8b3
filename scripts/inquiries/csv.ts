/**
 * Spreadsheets take what begins like this for a formula (https://owasp.org/www-community/attacks/CSV_Injection). csv-stringify
 * looks at the first character only, and so not behind spaces and invisible ones.
 */
const formula = /^[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const defused = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/**
 * Comma-separated values by RFC 4180, with a byte order mark, from which Excel recognises UTF-8.
 * A text that a spreadsheet would evaluate gets an apostrophe in front.
 */
export function csv<Row extends Record<string, string | number | null>>(columns: readonly (keyof Row & string)[], rows: Row[]) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
