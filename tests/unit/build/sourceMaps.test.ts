import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { uploadAndRemoveSourceMaps } from '../../../scripts/sentry/sourceMaps.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();
let map = '';

beforeEach(() => {
  map = join(folder(), 'page.js.map');
  writeFileSync(map, '{}');
});

test('maps exist while they are uploaded, and are gone afterwards', () => {
  let there = false;
  expect(uploadAndRemoveSourceMaps(folder(), 'token', () => (there = existsSync(map)))).toBe(1);
  expect(there).toBe(true);
  expect(existsSync(map)).toBe(false);
});

test('without a token nothing is uploaded; a failed upload fails the build; no map is left behind by either', () => {
  uploadAndRemoveSourceMaps(folder(), undefined, () => expect.unreachable());
  expect(existsSync(map)).toBe(false);
  writeFileSync(map, '{}');
  expect(() => uploadAndRemoveSourceMaps(folder(), 'token', () => expect.fail('refused'))).toThrow('refused');
  expect(existsSync(map)).toBe(false);
});
