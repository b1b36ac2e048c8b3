/**
 * Matches what a spreadsheet may run as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection), also after invisible characters or
 * quotes, and after a semicolon, where a Swedish Excel starts a cell.
 */
const formula =
  /(^|[;\t\r\n])((?:[^\S\t\r\n]|[\p{DI}\p{Cf}\u2800"'])*[=+\-@\uff1d\uff0b\uff0d\uff20|%])/gu;

function cell(value: string | number | null): string {
  const defused = String(value ?? '').replace(formula, "$1'$2");
  return /[",;\r\n]|^\s|\s$/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/**
 * Formats rows as CSV (RFC 4180), with the byte order mark that Excel needs for UTF-8 and an apostrophe
 * before each formula.
 */
export function csv<Row extends Record<string, string | number | null>>(
  columns: readonly (keyof Row & string)[],
  rows: Row[],
) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
