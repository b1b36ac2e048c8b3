import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOriginals, readOriginal } from '../../../scripts/images/originals.ts';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import { freshPlace } from './place.ts';

const { at, folders, put } = freshPlace();

/** Prepares this many originals, which an earlier run seems to have measured as large; none can be decoded. @returns what is said */
async function prepare(count: number) {
  for (let index = 0; index < count; index++) put(`${index}.png`, `no picture ${index}`);
  const measured = { width: 4000, height: 3000, fallback: 'png', animated: false, colour: '#ffffff' };
  const originals = findOriginals(at('content')).map(readOriginal);
  const manifest = Object.fromEntries(originals.map(({ path, hash }) => [path, { ...measured, hash }]));
  writeFileSync(at('manifest.json'), JSON.stringify(manifest));
  const said: string[] = [];
  await prepareImages(folders(), (line) => said.push(line)).catch((error: Error) => said.push(error.message));
  return said;
}

// A large picture has 15 files: itself, six packs of AVIF, six of WebP and two of its own format.
test.each([
  [1333, []],
  [1334, ["warning: 20,010 files of pictures; the host's free plan takes 20,000 in all"]],
  [6667, ['100,005 files of pictures; the host takes 100,000 in all']],
])('%d originals and what the host takes', async (count, said) => {
  expect(await prepare(count)).toEqual(said);
});
