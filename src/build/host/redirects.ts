import { writeFileSync } from 'node:fs';
import { loadRedirects } from '../../content/load/loadRedirects.ts';

const spellings = (path: string) =>
  path.endsWith('*') ? [path] : [path, `${path}/`, `${path}.html`];

/** Static rules first. The 404 page redirects paths with capitals. */
export function redirectsFile(): string {
  const rules = loadRedirects().flatMap(([from, to]) =>
    spellings(from).map((form) => `${form} ${to} 301`),
  );
  const isStatic = (rule: string) => !rule.includes('* ');
  return [...rules.filter(isStatic), ...rules.filter((rule) => !isStatic(rule))].join('\n');
}

export const writeRedirects = (folder: string) =>
  writeFileSync(`${folder}/_redirects`, `${redirectsFile()}\n`);
