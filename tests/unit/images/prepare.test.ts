import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareImages } from '#src/build/images/prepare.ts';
import { missingPictures, publishOriginals, publishVariants } from '#src/build/images/publish.ts';
import { cachedVariant, encodeAll } from '#src/build/images/variants.ts';
import { hashedPath } from '#src/images/manifest.ts';
import { variantPath, variantsOf } from '#src/images/variants.ts';
import { pictureFiles } from './pictureFiles.ts';
import { animated, flat } from './samples.ts';

const { at, folders, put, manifest, cached } = pictureFiles();

const prepare = () => prepareImages(folders());

/** @returns the number of variants encoded */
const encode = async () => encodeAll(folders(), await prepare());

/** A PNG of 20 × 10 pixels, which has 6 variants: widths 16 and 20 in three formats. */
const smallPng = (colour: string) => flat(20, 10, colour).png().toBuffer();

test('writes the manifest by path, encodes nothing, and does not touch an unchanged manifest', async () => {
  put('works/b/cover.png', await smallPng('#204060'));
  put('works/a/cover.png', await smallPng('#604020'));
  expect(await prepare()).toEqual(manifest());
  expect(Object.keys(manifest())).toEqual([
    '/images/works/a/cover.png',
    '/images/works/b/cover.png',
  ]);
  expect(cached()).toEqual([]);
  const { mtimeMs } = statSync(at('manifest.json'));
  await prepare();
  expect(statSync(at('manifest.json')).mtimeMs).toBe(mtimeMs);
});

test('removes the cached variants of changed and removed pictures', async () => {
  put('a.png', await smallPng('#204060'));
  put('b.png', await smallPng('#333333'));
  await encode();
  put('a.png', await smallPng('#a0c0e0'));
  await prepare();
  expect(cached()).toHaveLength(6);
  rmSync(at('content/a.png'));
  put('b.png', await smallPng('#444444'));
  await prepare();
  expect(Object.keys(manifest())).toEqual(['/images/b.png']);
  expect(cached()).toEqual([]);
});

test('encodes every missing variant once, also if two paths have the same picture', async () => {
  put('a.png', await smallPng('#204060'));
  put('works/again.png', await smallPng('#204060'));
  put('b.png', await smallPng('#604020'));
  put('dance.gif', await (await animated(20, 10)).gif().toBuffer());
  expect(await encode()).toBe(12);
  expect(cached()).toHaveLength(12);
  expect(await encode()).toBe(0);
  rmSync(cached().find((file) => file.endsWith('16.avif')) ?? '');
  expect(await encode()).toBe(1);
});

test('publishes originals and variants by their public paths, and lists those that are missing', async () => {
  put('a.png', await smallPng('#204060'));
  put('works/again.png', await smallPng('#204060'));
  await encode();
  const [entry] = Object.values(manifest());
  if (!entry) return expect.unreachable();
  const { hash } = entry;
  publishOriginals(folders(), at('out'));
  const original = hashedPath('/images/a.png', hash);
  expect(readFileSync(at('out', original))).toEqual(readFileSync(at('content/a.png')));
  const paths = variantsOf(entry).map((variant) => variantPath(hash, variant));
  expect(missingPictures(at('out'))).toEqual(paths);
  expect(publishVariants(folders(), at('out'))).toBe(6);
  expect(missingPictures(at('out'))).toEqual([]);
  for (const variant of variantsOf(entry))
    expect(readFileSync(at('out', variantPath(hash, variant)))).toEqual(
      readFileSync(cachedVariant(at('cache'), hash, variant)),
    );
  renameSync(at('out', original), at('out/elsewhere.png'));
  expect(missingPictures(at('out'))).toEqual([original]);
});
