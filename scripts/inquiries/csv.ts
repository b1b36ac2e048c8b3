/**
 * What a spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection), also behind what cannot be seen
 * or quotes, and also where a semicolon, a tab or a line begins another cell: Excel splits there in Sweden and Hungary.
 * csv-stringify looks at the first character of a cell only.
 */
const formula =
  /(^|[;\t\r\n])((?:[^\S\t\r\n]|[\p{DI}\p{Cf}\u2800"'])*[=+\-@\uff1d\uff0b\uff0d\uff20|%])/gu;

function cell(value: string | number | null): string {
  const defused = String(value ?? '').replace(formula, "$1'$2");
  return /[",;\r\n]|^\s|\s$/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/**
 * Comma-separated values by RFC 4180, with a byte order mark, from which Excel recognises UTF-8.
 * A text that a spreadsheet would evaluate gets an apostrophe in front.
 */
export function csv<Row extends Record<string, string | number | null>>(
  columns: readonly (keyof Row & string)[],
  rows: Row[],
) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
