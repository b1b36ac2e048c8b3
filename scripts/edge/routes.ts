import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** See https://developers.cloudflare.com/pages/functions/routing/#create-a-_routesjson-file */
export interface Routes {
  version: 1;
  include: string[];
  exclude: string[];
}

const isRoute = (file: string) =>
  /^export (const|async function|function) onRequest/m.test(readFileSync(file, 'utf8'));

/** Lists the paths that run the Functions in a folder. The host serves files for all others. */
export function routesOf(functions: string): Routes {
  const found = globSync('**/*.ts', { cwd: functions }).filter((file) =>
    isRoute(join(functions, file)),
  );
  return {
    version: 1,
    include: found.map((file) => `/${file.replace(/\.ts$/, '').replaceAll(sep, '/')}`).sort(),
    exclude: [],
  };
}

/** Returns a function that says whether a path runs a Function. No rule contains a `*`. */
export const routesReader =
  ({ include }: Pick<Routes, 'include'>) =>
  (path: string) =>
    include.includes(path);
