import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOriginals, readOriginal } from '../../../scripts/images/originals.ts';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import { freshPlace } from './place.ts';

const { at, folders, put, cached } = freshPlace();

/** Prepares this many originals, which an earlier run seems to have measured as large; none can be decoded. */
async function prepare(count: number, content = (index: number) => index) {
  for (let index = 0; index < count; index++) put(`${index}.png`, `no picture ${content(index)}`);
  const measured = { width: 4000, height: 3000, fallback: 'png', animated: false, colour: '#ffffff' };
  const manifest = Object.fromEntries(
    findOriginals(at('content'))
      .map(readOriginal)
      .map(({ path, hash }) => [path, { ...measured, hash }]),
  );
  writeFileSync(at('manifest.json'), JSON.stringify(manifest));
  const warnings: string[] = [];
  const fault = await prepareImages(folders(), (line) => warnings.push(line)).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { fault, warnings };
}

// A large picture has 15 files: itself, six packs of AVIF, six of WebP and two of its own format.
test('more files than the host accepts are refused before any is made', async () => {
  const { fault } = await prepare(6667);
  expect(fault).toBe('100,005 files of pictures; the host takes 100,000 in all');
  expect(cached()).toEqual([]);
});

test.each([
  [1333, []],
  [1334, ["warning: 20,010 files of pictures; the host's free plan takes 20,000 in all"]],
])('%d originals give a warning if they exceed the free plan', async (count, warnings) => {
  expect(await prepare(count)).toEqual({ fault: undefined, warnings });
});

test('the same picture in two folders counts as two originals and one set of packs', async () => {
  expect(await prepare(1334, (index) => (index === 1 ? 0 : index))).toEqual({ fault: undefined, warnings: [] });
});
