import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variantIn } from '../../../functions/_next/image/pictures.ts';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import {
  missingPictures,
  publishOriginals,
  publishVariants,
} from '../../../scripts/images/publish.ts';
import { encodeAll, keptVariant } from '../../../scripts/images/variants.ts';
import { hashedPath } from '../../../src/images/manifest.ts';
import { packOf, variantsOf } from '../../../src/images/variants.ts';
import { freshPlace } from './place.ts';
import { animated, flat } from './studio.ts';

const { at, folders, put, manifest, cached } = freshPlace();

const prepare = () => prepareImages(folders());

/** @returns how many variants were encoded */
const encode = async () => encodeAll(folders(), await prepare());

/** Widths 16 and 20, in three formats each. */
const small = (colour: string) => flat(20, 10, colour).png().toBuffer();

describe('preparing pictures', () => {
  test('writes the manifest by path, encodes nothing, and leaves an unchanged one untouched, as servers watch it', async () => {
    put('works/b/cover.png', await small('#204060'));
    put('works/a/cover.png', await small('#604020'));
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

  test('reports every unusable picture at once and writes no manifest', async () => {
    put('good.png', await small('#204060'));
    put('text.png', 'Not a picture.');
    put('works/b/wrong.jpg', await small('#204060'));
    const lines = await prepare().catch((error: Error) => error.message.split('\n'));
    expect(lines).toEqual([
      expect.stringMatching(/content\/text\.png: not readable as a picture/),
      expect.stringMatching(/content\/works\/b\/wrong\.jpg: holds png but is called \.jpg/),
    ]);
    expect(existsSync(at('manifest.json'))).toBe(false);
  });

  test('removes the variants of a picture that has changed or is gone', async () => {
    put('a.png', await small('#204060'));
    put('b.png', await small('#333333'));
    await encode();
    put('a.png', await small('#a0c0e0'));
    await prepare();
    expect(cached()).toHaveLength(6);
    rmSync(at('content/a.png'));
    put('b.png', await small('#444444'));
    await prepare();
    expect(Object.keys(manifest())).toEqual(['/images/b.png']);
    expect(cached()).toEqual([]);
  });
});

test('every variant that is missing is encoded once, wherever its picture is', async () => {
  put('a.png', await small('#204060'));
  put('works/again.png', await small('#204060'));
  put('b.png', await small('#604020'));
  put('dance.gif', await (await animated(20, 10)).gif().toBuffer());
  expect(await encode()).toBe(12);
  expect(cached()).toHaveLength(12);
  expect(await encode()).toBe(0);
  rmSync(cached().find((file) => file.endsWith('16.avif')) ?? '');
  expect(await encode()).toBe(1);
});

test('a built site gets originals at their addresses, and every variant in a pack', async () => {
  put('a.png', await small('#204060'));
  put('works/again.png', await small('#204060'));
  await encode();
  const [entry] = Object.values(manifest());
  if (!entry) return expect.unreachable();
  publishOriginals(folders(), at('out'));
  const original = hashedPath('/images/a.png', entry.hash);
  expect(readFileSync(at('out', original))).toEqual(readFileSync(at('content/a.png')));
  expect(missingPictures(at('out'))).toHaveLength(3);
  expect(publishVariants(folders(), at('out'))).toBe(3);
  expect(missingPictures(at('out'))).toEqual([]);
  renameSync(at('out', original), at('out/elsewhere.png'));
  expect(missingPictures(at('out'))).toEqual([original]);
  for (const variant of variantsOf(entry)) {
    const { path = '', widths = [] } = packOf(entry, variant) ?? {};
    const pack = new Uint8Array(readFileSync(at('out', path))).buffer;
    const bytes = variantIn(pack, widths.length, widths.indexOf(variant.width));
    expect(Buffer.from(bytes)).toEqual(readFileSync(keptVariant(at('cache'), entry.hash, variant)));
  }
});
