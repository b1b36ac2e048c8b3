import { expect, test } from 'vitest';
import type { ManifestEntry } from '../../../src/images/manifest.ts';
import { packOf, packsOf, packsOfAll, variantsOf } from '../../../src/images/variants.ts';

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
  expect(widths('png')).toEqual([
    '16 32 48 64 96 128 256 384 640 750 828',
    '1080 1200 1920 2048 2400',
  ]);
  for (const width of [3840, 9000]) expect(packsOf(entry(width))).toHaveLength(14);
  expect(packsOf(entry(900, true))).toEqual([]);
  expect(packsOfAll({ '/a.png': entry(3840), '/again.png': entry(3840) })).toHaveLength(14);
});

test.each([1, 16, 20, 256, 257, 700, 3839, 3840, 9000])(
  'a picture %d px wide has every variant in one pack',
  (width) => {
    const packs = packsOf(entry(width));
    const held = packs.flatMap(({ path, format, widths }) =>
      widths.map((one) => `${one}.${format} in ${path}`),
    );
    const wanted = variantsOf(entry(width));
    expect(held.sort()).toEqual(
      wanted
        .map((one) => `${one.width}.${one.format} in ${packOf(entry(width), one)?.path}`)
        .sort(),
    );
    expect(new Set(packs.map(({ path }) => path)).size).toBe(packs.length);
  },
);
