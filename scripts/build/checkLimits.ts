import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { widths } from '../../src/images/sizes.ts';
import { limits } from '../edge/limits.ts';

interface Usage {
  what: string;
  used: number;
  limit: number;
  paid?: number;
  room?: string;
  advice?: string;
}

/** The original, and three formats of each width. */
const filesPerPicture = 1 + 3 * widths.length;

const format = (number: number) => Math.floor(number).toLocaleString('en');
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const isRule = (line: string) => !/^\s/.test(line);

// Not `globSync`, which skips folders such as `.well-known`.
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

export function measureUsage(folder: string): Usage[] {
  const files = filesIn(folder);
  const largest = Math.max(
    ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size),
  );
  const redirects = linesOf(join(folder, '_redirects'));
  const found = redirects.findIndex((line) => line.includes('*'));
  const firstDynamic = found < 0 ? redirects.length : found;
  return [
    {
      what: 'files',
      used: files.length,
      limit: limits.files.free,
      paid: limits.files.paid,
      room: `room for ${format(Math.max(0, limits.files.free - files.length) / filesPerPicture)} more pictures`,
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
  ];
}

const warnFrom = 0.8;

function describe({ what, used, limit, paid = limit, room, advice }: Usage): string {
  const max = used > limit ? paid : limit;
  const plan = used > limit ? `more than the ${format(limit)} of the free plan` : room;
  const warning = [`WARNING: ${format(max - used)} are left`, advice].filter(Boolean).join('. ');
  const notes = [plan, used < warnFrom * limit ? undefined : warning].filter(Boolean).join('; ');
  return `${format(used)} of ${format(max)} ${what}${notes && ` (${notes})`}`;
}

export function checkLimits(usages: Usage[]): string {
  const exceeded = usages.filter(({ used, limit, paid = limit }) => used > paid);
  if (exceeded.length) {
    throw new Error(
      exceeded
        .map(({ what, used, limit, paid = limit, advice }) =>
          [`${format(used)} ${what}; the host takes ${format(paid)}`, advice]
            .filter(Boolean)
            .join('. '),
        )
        .join('\n'),
    );
  }
  return usages.map(describe).join(', ');
}
