import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '#src/build/host/limits.ts';
import { widths } from '#src/images/sizes.ts';

interface Usage {
  what: string;
  used: number;
  limit: number;
  /** The limit of the paid plan, if it is higher. */
  paid?: number;
  room?: string;
  advice?: string;
}

/** A picture has its original file, and three formats of each width. */
const filesPerPicture = 1 + 3 * widths.length;
const warnFrom = 0.8;

const format = (number: number) => Math.floor(number).toLocaleString('en');

/** Measures a built site against the host's limits: counts, and bytes of the largest file. */
export function measureUsage(folder: string): Usage[] {
  // Not `globSync`, which skips folders such as `.well-known`.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const linesOf = (file: string) =>
    readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  const redirects = linesOf('_redirects');
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
    { what: 'bytes in the largest file', used: Math.max(...sizes), limit: limits.fileBytes },
    { what: 'static redirects', used: firstDynamic, limit: limits.redirects.static },
    {
      what: 'dynamic redirects',
      used: redirects.length - firstDynamic,
      limit: limits.redirects.dynamic,
    },
    {
      what: 'header rules',
      used: linesOf('_headers').filter((line) => !/^\s/.test(line)).length,
      limit: limits.headers,
    },
  ];
}

const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('. ');

function describe({ what, used, limit, paid = limit, room, advice }: Usage): string {
  const isPaid = used > limit;
  const max = isPaid ? paid : limit;
  const notes = [
    isPaid ? `more than the ${format(limit)} of the free plan` : room,
    used >= warnFrom * limit && sentences(`WARNING: ${format(max - used)} are left`, advice),
  ].filter(Boolean);
  return `${format(used)} of ${format(max)} ${what}${notes.length ? ` (${notes.join('; ')})` : ''}`;
}

/** @returns a line on how much of each limit is used @throws Error that names each exceeded limit */
export function checkLimits(usages: Usage[]): string {
  const exceeded = usages.flatMap(({ what, used, limit, paid = limit, advice }) =>
    used > paid ? sentences(`${format(used)} ${what}; the host takes ${format(paid)}`, advice) : [],
  );
  if (exceeded.length) throw new Error(exceeded.join('\n'));
  return usages.map(describe).join(', ');
}
