import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileAtomically } from '../../../scripts/images/writeFileAtomically.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();
const file = () => join(folder(), 'images/a/16.avif');

/** Writes half of its input and then fails, like a full disk. */
const failing = (part: Parameters<typeof writeFileSync>[0]) => {
  writeFileSync(part, 'ha');
  throw Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' });
};

test('says what to do when the disk is full, leaves no partial file, and keeps the one that was there', () => {
  const full = /16\.avif could not be written because the disk is full\. Free some space and try again\.$/;
  expect(() => writeFileAtomically(file(), Buffer.from('whole'), failing)).toThrow(full);
  expect(globSync('**/*.*', { cwd: folder() })).toEqual([]);
  writeFileAtomically(file(), Buffer.from('whole'));
  expect(() => writeFileAtomically(file(), Buffer.from('other'), failing)).toThrow(full);
  expect(readFileSync(file(), 'utf8')).toBe('whole');
});
