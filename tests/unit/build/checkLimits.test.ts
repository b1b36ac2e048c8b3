import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkLimits, measureUsage } from '#scripts/build/checkLimits.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();
const write = (name: string, text: string) => writeFileSync(join(folder(), name), text);

beforeEach(() => {
  for (const name of ['images', '.well-known'])
    mkdirSync(join(folder(), 'out', name), { recursive: true });
  write('out/_headers', '/*\n  A: b\n  C: d\n/images/*\n  E: f\n');
  write('out/_redirects', '/a /b 301\n/c /d 301\n/e/* /f/:splat 301\n/g /h 301\n');
  write('out/.well-known/security.txt', 'Contact');
  write('out/images/large.png', 'x'.repeat(1000));
});

test('counts all files of a build, in every folder', () => {
  const uses = measureUsage(join(folder(), 'out'));
  expect(uses.map(({ what, used }) => `${used} ${what}`)).toEqual([
    '4 files',
    '1000 bytes in the largest file',
    '2 static redirects',
    // The rule with a `*`, and the one after it.
    '2 dynamic redirects',
    '2 header rules',
  ]);
  expect(checkLimits(uses)).toContain(
    '4 of 20,000 files (room for 408 more pictures), 1,000 of 26,214,400 bytes in the largest file, 2 of 2,000 static',
  );
});

const uses = (...used: number[]) =>
  measureUsage(join(folder(), 'out'))
    .slice(0, used.length)
    .map((use, index) => ({ ...use, used: used[index] ?? 0 }));

test('warns from 80 % of a limit, and says what to do', () => {
  expect(checkLimits(uses(15_999))).toBe('15,999 of 20,000 files (room for 408 more pictures)');
  expect(checkLimits(uses(16_000))).toBe(
    '16,000 of 20,000 files (room for 408 more pictures; WARNING: 4,000 are left. Remove pictures, or widths from src/images/sizes.ts)',
  );
  expect(checkLimits(uses(0, 26_000_000))).toContain('(WARNING: 214,400 are left)');
});

test('fails above a limit, except the free plan’s limit of files', () => {
  expect(checkLimits(uses(20_001))).toContain(
    '20,001 of 100,000 files (more than the 20,000 of the free plan; WARNING: 79,999 are left.',
  );
  expect(() => checkLimits(uses(100_001, 26_214_401))).toThrow(
    /^100,001 files; the host takes 100,000. Remove pictures.+\n26,214,401 bytes in the largest file; the host takes 26,214,400$/,
  );
});
