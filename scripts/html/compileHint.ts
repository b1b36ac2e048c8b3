import { readFileSync, writeFileSync } from 'node:fs';

/** https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile a script as a whole and in the background while it arrives, not function by function on the main
 * thread when React takes the page over. For scripts of which most is run at once.
 */
export function compileAhead(file: string) {
  const script = readFileSync(file, 'utf8');
  if (!script.startsWith(hint)) writeFileSync(file, hint + script);
}
