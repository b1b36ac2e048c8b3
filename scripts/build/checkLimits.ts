import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../edge/limits.ts';
import { routesOf } from '../edge/routes.ts';

interface Use {
  what: string;
  used: number;
  limit: number;
  /** Where the limit is no end but the beginning of a paid plan. */
  paid?: number;
}

const figure = (number: number) => number.toLocaleString('en');
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const isRule = (line: string) => !/^\s/.test(line);

// Not by a pattern, which would leave out `.well-known`.
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** What a built folder uses of the host's limits. @param functions the folder of the Functions */
export function usesOf(folder: string, functions = 'functions'): Use[] {
  const files = filesIn(folder);
  const largest = Math.max(
    ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size),
  );
  const { include, exclude } = routesOf(functions);
  const redirects = linesOf(join(folder, '_redirects'));
  const found = redirects.findIndex((line) => line.includes('*'));
  const firstDynamic = found < 0 ? redirects.length : found;
  return [
    { what: 'files', used: files.length, limit: limits.files.free, paid: limits.files.paid },
    { what: 'bytes in the largest file', used: largest, limit: limits.fileBytes },
    { what: 'static redirects', used: firstDynamic, limit: limits.redirects.static },
    {
      what: 'dynamic redirects',
      used: redirects.length - firstDynamic,
      limit: limits.redirects.dynamic,
    },
    {
      what: 'header rules',
      used: linesOf(join(folder, '_headers')).filter(isRule).length,
      limit: limits.headers.rules,
    },
    { what: 'routes of Functions', used: include.length + exclude.length, limit: limits.routes },
  ];
}

/**
 * How near a built folder comes to each of the host's limits, in words.
 * @throws Error with a line for each limit that is passed
 */
export function checkLimits(uses: Use[]): string {
  const passed = uses.filter(({ used, limit, paid = limit }) => used > paid);
  if (passed.length) {
    throw new Error(
      passed
        .map(
          ({ what, used, limit, paid = limit }) =>
            `${figure(used)} ${what}; the host takes ${figure(paid)}`,
        )
        .join('\n'),
    );
  }
  const parts = uses.map(({ what, used, limit, paid }) =>
    paid && used > limit
      ? `${figure(used)} of ${figure(paid)} ${what}, more than the ${figure(limit)} of the free plan`
      : `${figure(used)} of ${figure(limit)} ${what}`,
  );
  return parts.join(', ');
}
