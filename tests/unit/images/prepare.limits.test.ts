import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOriginals } from '../../../scripts/images/originals.ts';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import { freshPlace } from './place.ts';

const { at, folders, put, cached } = freshPlace();

/** Prepares this many originals, which an earlier run seems to have measured as large; none can be decoded. */
async function prepare(count: number) {
  for (let index = 0; index < count; index++) put(`${index}.png`, `no picture ${index}`);
  const measured = { width: 4000, height: 3000, fallback: 'png', animated: false, colour: '#ffffff' };
  const manifest = Object.fromEntries(findOriginals(at('content')).map(({ path, hash }) => [path, { ...measured, hash }]));
  writeFileSync(at('manifest.json'), JSON.stringify(manifest));
  const warnings: string[] = [];
  const fault = await prepareImages(folders(), (line) => warnings.push(line)).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { fault, warnings };
}

// A large picture has 49 files: itself, and three formats in each of sixteen widths.
test('more files than the host accepts are refused before any is made', async () => {
  const { fault } = await prepare(409);
  expect(fault).toMatch(/^20041 picture files; the host takes 20000 in all\./);
  expect(cached()).toEqual([]);
});

test('a warning is given when there are nearly as many as the host accepts', async () => {
  expect((await prepare(327)).warnings).toEqual(["warning: 16023 picture files near the host's limit of 20000"]);
});
