import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { widths } from '../../src/images/sizes.ts';
import { limits } from '../edge/limits.ts';
import { routesOf } from '../edge/routes.ts';

interface Use {
  what: string;
  used: number;
  limit: number;
  /** The limit of the paid plan, if it is higher. */
  paid?: number;
  /** How much more fits. */
  room?: string;
  /** What to do when the limit is near. */
  advice?: string;
}

/** An original, and each width in three formats. */
const filesPerPicture = 1 + 3 * widths.length;

const figure = (number: number) => Math.floor(number).toLocaleString('en');
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const isRule = (line: string) => !/^\s/.test(line);

// Without a glob pattern, which would leave out `.well-known`.
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Counts what a built folder uses of the host's limits. @param functions the Functions' folder */
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
    {
      what: 'files',
      used: files.length,
      limit: limits.files.free,
      paid: limits.files.paid,
      room: `room for ${figure(Math.max(0, limits.files.free - files.length) / filesPerPicture)} more pictures`,
      advice: 'Remove pictures, or widths from src/images/sizes.ts',
    },
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

/** The share of a limit from which the build warns. */
const warnFrom = 0.8;

/** Describes how much of a limit is used, and from 80 % on also how much is left and what to do. */
function describe({ what, used, limit, paid = limit, room, advice }: Use): string {
  const max = used > limit ? paid : limit;
  const plan = used > limit ? `more than the ${figure(limit)} of the free plan` : room;
  const warning = [`WARNING: ${figure(max - used)} are left`, advice].filter(Boolean).join('. ');
  const notes = [plan, used < warnFrom * limit ? undefined : warning].filter(Boolean).join('; ');
  return `${figure(used)} of ${figure(max)} ${what}${notes && ` (${notes})`}`;
}

/**
 * Describes how much a built folder uses of each of the host's limits.
 * @throws Error with a line for each limit that is exceeded
 */
export function checkLimits(uses: Use[]): string {
  const exceeded = uses.filter(({ used, limit, paid = limit }) => used > paid);
  if (exceeded.length) {
    throw new Error(
      exceeded
        .map(({ what, used, limit, paid = limit, advice }) =>
          [`${figure(used)} ${what}; the host takes ${figure(paid)}`, advice]
            .filter(Boolean)
            .join('. '),
        )
        .join('\n'),
    );
  }
  return uses.map(describe).join(', ');
}
