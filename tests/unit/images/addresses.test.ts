import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import loader from '../../../src/images/loader.ts';
import { hashedPath, type Kind, servedWidth, variantKey, withoutHash } from '../../../src/images/manifest.ts';
import { defaultQuality, deviceWidths, qualities, smallWidths, widths } from '../../../src/images/sizes.ts';

const hash = fc.stringMatching(/^[0-9a-f]{12}$/);
const path = fc.stringMatching(/^(\/[a-z0-9-]{1,9}){1,3}\.(png|jpg|webp|gif|avif)$/);

describe('the sizes', () => {
  test('are those of the specification, section 9', () => {
    expect(deviceWidths.join(', ')).toBe('640, 750, 828, 1080, 1200, 1920, 2048, 3840');
    expect(smallWidths.join(', ')).toBe('16, 32, 48, 64, 96, 128, 256, 384');
    expect(defaultQuality).toBe(75);
  });

  test('ascend without repeating, and the default quality is allowed', () => {
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
    expect(qualities).toContain(defaultQuality);
  });
});

describe('an address with a hash', () => {
  test('has it before the extension', () => {
    expect(hashedPath('/images/works/omlopp/cover.png', '1a2b3c4d5e6f')).toBe('/images/works/omlopp/cover.1a2b3c4d5e6f.png');
  });

  test('is split into path and hash again, whatever they are', () => {
    fc.assert(
      fc.property(path, hash, (plain, mark) => {
        expect(withoutHash(hashedPath(plain, mark))).toEqual({ path: plain, hash: mark });
      }),
    );
  });

  test.each([
    '/images/cover.png',
    '/images/cover.1a2b3c.png',
    '/images/cover.1A2B3C4D5E6F.png',
    '/images/cover.min.png',
    '',
    '.png',
  ])('is not found in "%s"', (plain) => {
    expect(withoutHash(plain)).toEqual({ path: plain, hash: undefined });
  });
});

test('no two variants share a key', () => {
  const variant = fc.record({
    width: fc.constantFrom(...widths),
    format: fc.constantFrom<Kind>('png', 'jpeg', 'webp', 'avif'),
  });
  fc.assert(
    fc.property(hash, variant, hash, variant, (oneHash, one, otherHash, other) => {
      const same = oneHash === otherHash && one.width === other.width && one.format === other.format;
      expect(variantKey(oneHash, one) === variantKey(otherHash, other)).toBe(same);
    }),
  );
});

test('a width beyond the original gets the original’s', () => {
  expect(widths.map((width) => servedWidth(width, { width: 500 })).filter((width) => width > 384)).toEqual(
    deviceWidths.map(() => 500),
  );
});

describe('the loader', () => {
  test('requests the default quality unless another is given', () => {
    expect(loader({ src: '/images/a.png', width: 640 })).toBe('/_next/image?url=%2Fimages%2Fa.png&w=640&q=75');
    expect(loader({ src: '/images/a.png', width: 640, quality: 60 })).toMatch(/&q=60$/);
  });

  test('keeps any source intact', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (src) => {
        const { searchParams } = new URL(loader({ src, width: 640 }), 'https://dunavik.example');
        expect([...searchParams]).toEqual([
          ['url', src],
          ['w', '640'],
          ['q', '75'],
        ]);
      }),
    );
  });
});
