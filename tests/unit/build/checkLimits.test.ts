import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkLimits, measureUsage } from '#scripts/build/checkLimits.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

beforeEach(() => {
  mkdirSync(join(folder(), '.well-known'));
  for (const [name, text] of [
    ['_headers', '/*\n  A: b\n  C: d\n/images/*\n  E: f\n'],
    ['_redirects', '/a /b 301\n/c /d 301\n/e/* /f/:splat 301\n/g /h 301\n'],
    ['.well-known/security.txt', 'Contact'],
    ['large.png', 'x'.repeat(1000)],
  ] as const)
    writeFileSync(join(folder(), name), text);
});

test('counts all files of a build, in every folder', () => {
  expect(measureUsage(folder()).map(({ what, used }) => `${used} ${what}`)).toEqual([
    '4 files',
    '1000 bytes in the largest file',
    '2 static redirects',
    // The rule with a `*`, and the one after it.
    '2 dynamic redirects',
    '2 header rules',
  ]);
});

const uses = (...used: number[]) =>
  used.map((number, index) => ({ ...measureUsage(folder())[index], used: number }) as never);

test.each([
  [15_999, /^15,999 of 20,000 files \(room for 408 more pictures\)$/],
  [16_000, /more pictures; WARNING: 4,000 are left\. Remove pictures, or widths/],
  [20_001, /^20,001 of 100,000 files \(more than the 20,000 of the free plan; WARNING: 79,999 are/],
])('warns from 80 %% of a limit, and above that of the free plan: %d files', (files, sentence) => {
  expect(checkLimits(uses(files))).toMatch(sentence);
});
