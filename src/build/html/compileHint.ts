import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** See https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile a whole script in the background while it loads, not function by function
 * during hydration. ADR 9 has the measurements.
 */
export function addCompileHint(file: string) {
  const script = readFileSync(file, 'utf8');
  if (script.startsWith(hint)) return;
  writeFileSync(file, hint + script);
  const map = `${file}.map`;
  if (!existsSync(map)) return;
  const { mappings, ...rest } = JSON.parse(readFileSync(map, 'utf8'));
  // The semicolon stands for the added line (https://tc39.es/ecma426/#sec-mappings).
  writeFileSync(map, JSON.stringify({ ...rest, mappings: `;${mappings}` }));
}
