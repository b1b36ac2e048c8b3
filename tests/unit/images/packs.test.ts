import { describe, expect, test } from 'vitest';
import { variantIn } from '../../../functions/_next/image/pack.ts';
import type { ManifestEntry } from '../../../src/images/manifest.ts';
import { packed, packOf, packsOf, variantsOf } from '../../../src/images/variants.ts';

const entry = (width: number, fallback: ManifestEntry['fallback'] = 'png'): ManifestEntry => ({
  hash: '0123456789ab',
  width,
  height: 300,
  fallback,
  animated: false,
  colour: '#ffffff',
});

describe('the packs of a picture', () => {
  test('are at most fourteen, which makes fifteen files with the original', () => {
    for (const width of [3840, 6000]) expect(packsOf(entry(width))).toHaveLength(14);
  });

  test('hold neighbouring widths in the formats that browsers request', () => {
    const widths = (format: string) =>
      packsOf(entry(2400)).flatMap((pack) => (pack.format === format ? [pack.widths.join(' ')] : []));
    const small = ['16 32 48 64 96 128 256', '384 640', '750 828', '1080 1200', '1920 2048', '2400'];
    expect(widths('avif')).toEqual(small);
    expect(widths('webp')).toEqual(small);
    expect(widths('png')).toEqual(['16 32 48 64 96 128 256 384 640 750 828', '1080 1200 1920 2048 2400']);
  });

  test.each([1, 16, 20, 256, 257, 500, 700, 1200, 3839, 3840, 9000])(
    'hold every variant once if the original is %d px wide',
    (width) => {
      const packs = packsOf(entry(width));
      const held = packs.flatMap((pack) => pack.widths.map((one) => `${one}.${pack.format}`));
      expect(held.sort()).toEqual(
        variantsOf(entry(width))
          .map((one) => `${one.width}.${one.format}`)
          .sort(),
      );
      expect(new Set(packs.map(({ path }) => path)).size).toBe(packs.length);
      for (const variant of variantsOf(entry(width))) expect(packOf(entry(width), variant)?.widths).toContain(variant.width);
    },
  );

  test('do not exist if it is animated', () => {
    expect(packsOf({ ...entry(900, 'gif'), animated: true })).toEqual([]);
  });
});

describe('a pack', () => {
  const variants = ['one', 'longer', 'x'].map((text) => new TextEncoder().encode(text));
  const pack = packed(variants).buffer as ArrayBuffer;

  test('gives each of its variants', () => {
    for (const [index, variant] of variants.entries()) expect(variantIn(pack, 3, index)).toEqual(variant);
  });

  test.each([0, 3, 11, 12, 21])('truncated after %d bytes gives no partial picture', (length) => {
    expect(() => variantIn(pack.slice(0, length), 3, 2)).toThrow('could not be read to its end');
  });
});
