import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile all of a script in the background while it loads, instead of function by function on the main thread
 * during hydration. For scripts that run most of their code at once. What it buys is in ADR 9.
 * The script's source map moves down by the line that is added.
 */
export function addCompileHint(file: string) {
  const script = readFileSync(file, 'utf8');
  if (script.startsWith(hint)) return;
  writeFileSync(file, hint + script);
  const map = `${file}.map`;
  if (!existsSync(map)) return;
  const { mappings, ...rest } = JSON.parse(readFileSync(map, 'utf8'));
  // Each semicolon ends a line of the script (https://tc39.es/ecma426/#sec-mappings).
  writeFileSync(map, JSON.stringify({ ...rest, mappings: `;${mappings}` }));
}
