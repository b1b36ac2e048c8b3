import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @throws Error that says how to get it */
function requireFaketime() {
  try {
    execFileSync('faketime', ['--version'], { stdio: 'ignore' });
  } catch {
    throw new Error('--at needs faketime, which moves the clock of Chromium. On Debian: apt-get install faketime');
  }
}

/**
 * Environment variables that move the clock of every Node process and of the browsers of the end-to-end tests to a moment.
 * Firefox, WebKit and Cloudflare's runtime keep the machine's clock: they do not start with another.
 * @param moment such as `2029-11-22T12:00:00Z`
 * @param browsers the paths of the browsers, by the variable that the tests take them from
 */
export function environmentAt(
  moment: string,
  browsers: Record<string, string>,
  folder = '.cache/clock',
): Record<string, string> {
  // In whole seconds, so that Node and the browsers agree on it.
  const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000);
  if (Number.isNaN(seconds)) throw new Error(`--at is "${moment}"; expected a moment such as 2029-11-22T12:00:00Z`);
  requireFaketime();
  mkdirSync(folder, { recursive: true });
  const wrapped = Object.entries(browsers).map(([variable, path]) => {
    const file = resolve(folder, basename(path));
    writeFileSync(file, `#!/bin/sh\nexec faketime -f '${seconds < 0 ? '' : '+'}${seconds}s' '${path}' "$@"\n`, { mode: 0o755 });
    return [variable, file];
  });
  return {
    ...Object.fromEntries(wrapped),
    CLOCK_AHEAD: String(seconds * 1000),
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'clock.ts'))}`,
  };
}
