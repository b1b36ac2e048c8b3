import { writeFileSync } from 'node:fs';
import { loadRedirects } from '../../src/content/build/redirects.ts';
import { limits } from './limits.ts';

type Rule = readonly [from: string, to: string];

const isDynamic = (from: string) => from.endsWith('*');

const withEnds = (path: string) => (isDynamic(path) ? [path] : [path, `${path}/`, `${path}.html`]);

/**
 * The text of `_redirects`, static rules first. Capitals are left to the page that is not found, so that the number of rules
 * does not depend on that of pages.
 * @throws Error when a rule is longer than the host takes, as it leaves out the rest; checkLimits.ts counts them
 */
export function redirectsFile(paths: readonly Rule[] = loadRedirects()): string {
  const rules = paths.flatMap(([from, to]) => withEnds(from).map((form): Rule => [form, to]));
  const sorted = [
    ...rules.filter(([from]) => !isDynamic(from)),
    ...rules.filter(([from]) => isDynamic(from)),
  ];
  const lines = sorted.map(([from, to]) => `${from} ${to} 301`);
  const long = lines.find((line) => line.length > limits.redirects.characters);
  if (long)
    throw new Error(
      `_redirects: a rule of ${long.length} characters; the host takes ${limits.redirects.characters}: ${long}`,
    );
  return lines.join('\n');
}

export const writeRedirects = (folder: string) =>
  writeFileSync(`${folder}/_redirects`, `${redirectsFile()}\n`);
