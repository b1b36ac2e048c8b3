import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { measure } from '../../../scripts/images/originals.ts';
import { makeVariants } from '../../../scripts/images/variants.ts';
import { distance, flat, freshFolder, middle, moving, original, red } from './studio.ts';

const folder = freshFolder();

/** Makes the variants of a picture. @returns the folder they lie in */
async function made(file: string, bytes: Buffer): Promise<string> {
  const picture = original(file, bytes);
  await makeVariants(picture, await measure(picture), folder());
  return join(folder(), 'images', file.replace('.', '.0123456789ab/').replace(/[^/]*$/, ''));
}

const names = (place: string) => readdirSync(place).sort();
const [r, g, b] = [red.r, red.g, red.b];

describe('the variants of a picture', () => {
  test('are its kind and two smaller ones in every width up to its own, and never larger', async () => {
    const place = await made('a.png', await flat(40, 30).png().toBuffer());
    expect(names(place)).toEqual(
      ['16', '32', '40'].flatMap((width) => ['avif', 'png', 'webp'].map((kind) => `${width}.${kind}`)),
    );
    for (const file of names(place)) {
      const { width = 0, height } = await sharp(join(place, file)).metadata();
      expect(`${width}.`).toBe(file.replace(/[^.]+$/, ''));
      expect(height).toBe(Math.round((width * 30) / 40));
    }
  });

  test.each(['webp', 'avif'] as const)('of a %s are not made in PNG or JPEG', async (kind) => {
    const place = await made(`a.${kind}`, await flat(10, 10).toFormat(kind).toBuffer());
    expect(names(place)).toEqual(['10.avif', '10.webp']);
  });

  test('of a very flat picture keep at least one line', async () => {
    const place = await made('a.png', await flat(100, 1).png().toBuffer());
    expect(await sharp(join(place, '16.avif')).metadata()).toMatchObject({ width: 16, height: 1 });
  });

  test.each(['gif', 'webp'] as const)('are none where it is an animated %s', async (kind) => {
    await made(`a.${kind}`, await (await moving(30, 20)).toFormat(kind).toBuffer());
    expect(globSync(`${folder()}/**/*`)).toEqual([]);
  });

  test('stand upright although the camera lay on its side', async () => {
    // The stored picture is red above and blue below; turned a quarter to the right, red comes to the right.
    const blue = await flat(40, 15, '#1e3cc8').png().toBuffer();
    const stored = flat(40, 30).composite([{ input: blue, top: 15, left: 0 }]);
    const place = await made('a.jpg', await stored.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    for (const file of names(place)) {
      const { width = 0, height = 0, orientation } = await sharp(join(place, file)).metadata();
      expect(height).toBeGreaterThan(width);
      expect(orientation).toBeUndefined();
    }
    const right = await sharp(join(place, '30.webp')).extract({ left: 20, top: 0, width: 10, height: 40 }).png().toBuffer();
    expect(distance(await middle(right), [r, g, b])).toBeLessThan(12);
  });

  test('hold no notes about camera, place or author', async () => {
    const noted = flat(20, 20).withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '59/1 19/1 3/1' } });
    const place = await made('a.jpg', await noted.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer());
    for (const file of names(place)) {
      const { exif, xmp, iptc, icc } = await sharp(join(place, file)).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined });
    }
  });
});

describe('colours come out right', () => {
  const grey = [110, 110, 110];
  const half = () => flat(20, 20).ensureAlpha(0.5);
  test.each([
    ['an ordinary PNG', 'a.png', () => flat(20, 20).png(), [r, g, b, 255]],
    ['a half clear PNG', 'a.png', () => half().png(), [r, g, b, 127]],
    ['a half clear WebP', 'a.webp', () => half().webp(), [r, g, b, 127]],
    ['a half clear grey PNG', 'a.png', () => half().greyscale().toColourspace('b-w').png(), [...grey, 127]],
    ['a PNG in Display P3', 'a.png', () => flat(20, 20).withIccProfile('p3').png(), [r, g, b, 255]],
    ['a JPEG in Display P3', 'a.jpg', () => flat(20, 20).withIccProfile('p3').jpeg({ quality: 95 }), [r, g, b, 255]],
    ['a PNG of 16 bits', 'a.png', () => flat(20, 20).toColourspace('rgb16').png(), [r, g, b, 255]],
    [
      'a PNG of 16 bits in sRGB',
      'a.png',
      () => flat(20, 20).toColourspace('rgb16').withIccProfile('srgb').png(),
      [r, g, b, 255],
    ],
    [
      'a PNG of 16 bits in Display P3',
      'a.png',
      () => flat(20, 20).toColourspace('rgb16').withIccProfile('p3').png(),
      [r, g, b, 255],
    ],
    ['a half clear PNG of 16 bits', 'a.png', () => half().toColourspace('rgb16').withIccProfile('p3').png(), [r, g, b, 127]],
    ['a grey PNG', 'a.png', () => flat(20, 20).greyscale().toColourspace('b-w').png(), [...grey, 255]],
    ['a grey PNG of 16 bits', 'a.png', () => flat(20, 20).toColourspace('grey16').png(), [...grey, 255]],
    ['a grey JPEG', 'a.jpg', () => flat(20, 20).greyscale().toColourspace('b-w').jpeg(), [...grey, 255]],
    // Printing inks do not reach every colour, so the red may shift a little.
    ['a JPEG in CMYK', 'a.jpg', () => flat(20, 20).toColourspace('cmyk').jpeg(), [204, 53, 0, 255]],
  ])('from %s', async (_, file, picture, colour) => {
    const place = await made(file, await picture().toBuffer());
    for (const variant of names(place)) {
      const { space, depth, hasAlpha } = await sharp(join(place, variant)).metadata();
      expect({ variant, space, depth, hasAlpha }).toEqual({
        variant,
        space: 'srgb',
        depth: 'uchar',
        hasAlpha: colour[3] !== 255,
      });
      expect(distance(await middle(join(place, variant)), colour), variant).toBeLessThan(8);
    }
  });
});
