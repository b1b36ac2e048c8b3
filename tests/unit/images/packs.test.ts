import { expect, test } from 'vitest';
import { variantIn } from '../../../functions/_next/image/pictures.ts';
import type { ManifestEntry } from '../../../src/images/manifest.ts';
import { packed, packOf, packsOf, packsOfAll, variantsOf } from '../../../src/images/variants.ts';

const entry = (width: number, animated = false): ManifestEntry => ({
  hash: '0123456789ab',
  width,
  height: 300,
  fallback: 'png',
  animated,
  colour: '#ffffff',
});

test('the packs of a picture hold neighbouring widths, and are fourteen at most', () => {
  const widths = (format: string) =>
    packsOf(entry(2400)).flatMap((pack) => (pack.format === format ? [pack.widths.join(' ')] : []));
  const usual = ['16 32 48 64 96 128 256', '384 640', '750 828', '1080 1200', '1920 2048', '2400'];
  expect([widths('avif'), widths('webp')]).toEqual([usual, usual]);
  expect(widths('png')).toEqual(['16 32 48 64 96 128 256 384 640 750 828', '1080 1200 1920 2048 2400']);
  for (const width of [3840, 9000]) expect(packsOf(entry(width))).toHaveLength(14);
  expect(packsOf(entry(900, true))).toEqual([]);
  expect(packsOfAll({ '/a.png': entry(3840), '/again.png': entry(3840) })).toHaveLength(14);
});

test.each([1, 16, 20, 256, 257, 700, 3839, 3840, 9000])('a picture %d px wide has every variant in one pack', (width) => {
  const packs = packsOf(entry(width));
  const held = packs.flatMap(({ path, format, widths }) => widths.map((one) => `${one}.${format} in ${path}`));
  const wanted = variantsOf(entry(width));
  expect(held.sort()).toEqual(wanted.map((one) => `${one.width}.${one.format} in ${packOf(entry(width), one)?.path}`).sort());
  expect(new Set(packs.map(({ path }) => path)).size).toBe(packs.length);
});

test('a pack gives each of its variants whole, or none', () => {
  const variants = ['one', 'longer', 'x'].map((text) => new TextEncoder().encode(text));
  const pack = packed(variants).buffer as ArrayBuffer;
  for (const [index, variant] of variants.entries()) expect(variantIn(pack, 3, index)).toEqual(variant);
  for (const length of [0, 3, 11, 12, 21])
    expect(() => variantIn(pack.slice(0, length), 3, 2), `${length}`).toThrow('could not be read to its end');
});
