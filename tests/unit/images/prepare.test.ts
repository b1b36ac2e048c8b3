import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareImages } from '#src/build/images/prepare.ts';
import { missingPictures, publishOriginals, publishVariants } from '#src/build/images/publish.ts';
import { cachedVariant, encodeAll } from '#src/build/images/variants.ts';
import { hashedPath } from '#src/images/manifest.ts';
import { variantPath, variantsOf } from '#src/images/variants.ts';
import { freshFolder } from '../freshFolder.ts';
import { animatedGif, flat } from './samples.ts';

const folder = freshFolder();
const at = (...path: string[]) => join(folder(), ...path);
const folders = () => ({
  root: at('content'),
  cache: at('cache'),
  manifestFile: at('manifest.json'),
});
const cached = () => globSync(at('cache/*/*'));

function put(file: string, bytes: Buffer) {
  mkdirSync(dirname(at('content', file)), { recursive: true });
  writeFileSync(at('content', file), bytes);
}

const prepare = () => prepareImages(folders());

/** @returns the number of variants encoded */
const encode = async () => encodeAll(folders(), await prepare());

/** Writes a PNG of 20 × 10 pixels, which has 6 variants: widths 16 and 20 in three formats. */
const putPng = async (file: string, colour: string) =>
  put(file, await flat(20, 10, colour).png().toBuffer());

test('encodes each variant once, also if two paths have the same picture', async () => {
  await putPng('a.png', '#204060');
  await putPng('works/again.png', '#204060');
  put('dance.gif', await animatedGif(20, 10));
  expect(await encode()).toBe(6);
  expect(await encode()).toBe(0);
  rmSync(cached()[0] ?? '');
  expect(await encode()).toBe(1);
});

test('publishes originals and variants, and lists missing ones', async () => {
  await putPng('a.png', '#204060');
  await putPng('works/again.png', '#204060');
  await encode();
  const [entry] = Object.values(await prepare());
  if (!entry) return expect.unreachable();
  const { hash } = entry;
  const published = (path: string) => readFileSync(at('out', path));
  publishOriginals(folders(), at('out'));
  const original = hashedPath('/images/a.png', hash);
  expect(published(original)).toEqual(readFileSync(at('content/a.png')));
  const variants = variantsOf(entry);
  expect(missingPictures(at('out'))).toEqual(variants.map((it) => variantPath(hash, it)));
  expect(publishVariants(folders(), at('out'))).toBe(6);
  for (const variant of variants)
    expect(published(variantPath(hash, variant))).toEqual(
      readFileSync(cachedVariant(at('cache'), hash, variant)),
    );
  rmSync(at('out', original));
  expect(missingPictures(at('out'))).toEqual([original]);
});
