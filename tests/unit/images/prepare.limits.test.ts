import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOriginals } from '../../../scripts/images/originals.ts';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import { freshFolder } from './studio.ts';

const folder = freshFolder();

/** Prepares as many originals as told, which an earlier run is said to have measured as large; none can be decoded. */
async function prepare(count: number) {
  const root = join(folder(), 'content');
  const manifestFile = join(folder(), 'manifest.json');
  mkdirSync(root);
  for (let index = 0; index < count; index++) writeFileSync(join(root, `${index}.png`), `no picture ${index}`);
  const measured = { width: 4000, height: 3000, kind: 'png', animated: false, colour: '#ffffff' };
  const manifest = Object.fromEntries(findOriginals(root).map(({ path, hash }) => [path, { ...measured, hash }]));
  writeFileSync(manifestFile, JSON.stringify(manifest));
  const said: string[] = [];
  const run = prepareImages({ root, folder: join(folder(), 'public'), manifestFile, say: (line) => said.push(line) });
  const fault = await run.then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { fault, said };
}

// A large picture is 49 files: itself, and three formats in each of sixteen widths.
test('more files than the host takes are refused before any is made', async () => {
  const { fault } = await prepare(409);
  expect(fault).toMatch(/^20041 picture files; the host takes 20000 in all\./);
  expect(existsSync(join(folder(), 'public'))).toBe(false);
});

test('nearly as many as the host takes are warned of', async () => {
  expect((await prepare(327)).said).toContain("warning: 16023 picture files near the host's limit of 20000");
});

test('a picture that cannot be encoded is named', async () => {
  const { fault, said } = await prepare(1);
  expect(fault).toMatch(/content\/0\.png: could not be encoded \(.+\); expected a complete picture$/);
  expect(said).toEqual([]);
});
