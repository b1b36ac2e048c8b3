import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The content of `_routes.json` (https://developers.cloudflare.com/pages/functions/routing/#create-a-_routesjson-file). */
export interface Routes {
  version: 1;
  include: string[];
  exclude: string[];
}

const isRoute = (file: string) => /^export (const|async function|function) onRequest/m.test(readFileSync(file, 'utf8'));

/** Which paths run the Functions in a folder; the host serves files for all others. */
export function routesOf(functions: string): Routes {
  const found = globSync('**/*.ts', { cwd: functions }).filter((file) => isRoute(join(functions, file)));
  return { version: 1, include: found.map((file) => `/${file.replace(/\.ts$/, '').replaceAll(sep, '/')}`).sort(), exclude: [] };
}

const expression = (rules: string[]) =>
  new RegExp(`^(?:${rules.map((rule) => rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')).join('|')})$`);

/** @returns whether the host sends a path to the Functions; a star stands for any characters, as in wrangler */
export function routesReader({ include, exclude }: Pick<Routes, 'include' | 'exclude'>): (path: string) => boolean {
  const [wanted, unwanted] = [expression(include), expression(exclude)];
  return (path) => wanted.test(path) && !unwanted.test(path);
}
