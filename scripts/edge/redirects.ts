import { writeFileSync } from 'node:fs';
import { loadRedirects } from '../../src/content/build/redirects.ts';
import { limits } from './limits.ts';

type Rule = readonly [from: string, to: string];

const isDynamic = (from: string) => from.endsWith('*');

const spellings = (path: string) => (isDynamic(path) ? [path] : [path, `${path}/`, `${path}.html`]);

/**
 * Returns the text of `_redirects`, static rules first. The 404 page redirects paths with capitals.
 * @throws Error if a rule is too long, because the host would ignore it and all rules after it
 */
export function redirectsFile(paths: readonly Rule[] = loadRedirects()): string {
  const rules = paths.flatMap(([from, to]) => spellings(from).map((form): Rule => [form, to]));
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
