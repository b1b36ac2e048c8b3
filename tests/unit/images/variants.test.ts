import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findOriginals, measure, readOriginal } from '../../../scripts/images/originals.ts';
import { makeVariants, type Picture } from '../../../scripts/images/variants.ts';
import { freshFolder } from '../freshFolder.ts';
import { distance, flat, middle, noisy, red } from './studio.ts';

const folder = freshFolder();

/** A measured original in the test's folder. */
async function measured(name: string, bytes: Buffer): Promise<Picture> {
  const file = join(folder(), name);
  writeFileSync(file, bytes);
  const [found] = findOriginals(folder());
  if (!found) throw new Error(`${file} is not found as an original`);
  return { file, entry: await measure(readOriginal(found)), cache: join(folder(), 'cache') };
}

/** Makes the variants of a picture. @returns their folder */
async function made(name: string, bytes: Buffer): Promise<string> {
  const picture = await measured(name, bytes);
  await makeVariants(picture);
  return join(picture.cache, picture.entry.hash);
}

const names = (place: string) => readdirSync(place).sort();
const [r, g, b] = [red.r, red.g, red.b];

describe('the variants of a picture', () => {
  test('are its own format and two smaller ones in every width up to its own, and never larger', async () => {
    const place = await made('a.png', await flat(40, 30).png().toBuffer());
    const sizes = [16, 32, 40].flatMap((width) =>
      ['avif', 'png', 'webp'].map((kind) => `${width}.${kind}`),
    );
    expect(names(place)).toEqual(sizes);
    for (const file of sizes) {
      const { width = 0, height } = await sharp(join(place, file)).metadata();
      expect([width, height]).toEqual([Number.parseInt(file, 10), Math.round((width * 30) / 40)]);
    }
  });

  test('stand upright although the camera lay on its side', async () => {
    // The stored picture is red at the top and blue at the bottom; after a quarter turn clockwise, red is on the right.
    const blue = await flat(40, 15, '#1e3cc8').png().toBuffer();
    const stored = flat(40, 30).composite([{ input: blue, top: 15, left: 0 }]);
    const place = await made(
      'a.jpg',
      await stored.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    for (const file of names(place)) {
      const { width = 0, height = 0, orientation } = await sharp(join(place, file)).metadata();
      expect(height).toBeGreaterThan(width);
      expect(orientation).toBeUndefined();
    }
    const right = await sharp(join(place, '30.webp'))
      .extract({ left: 20, top: 0, width: 10, height: 40 })
      .png()
      .toBuffer();
    expect(distance(await middle(right), [r, g, b])).toBeLessThan(12);
  });

  test('contain no metadata about camera, place or author', async () => {
    const noted = flat(20, 20).withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitude: '59/1 19/1 3/1' },
    });
    const place = await made(
      'a.jpg',
      await noted.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer(),
    );
    for (const file of names(place)) {
      const { exif, xmp, iptc, icc } = await sharp(join(place, file)).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        icc: undefined,
      });
    }
  });
});

test('an original that cannot be encoded is named', async () => {
  const picture = await measured('a.png', await noisy(60, 40).png().toBuffer());
  writeFileSync(picture.file, readFileSync(picture.file).subarray(0, 800));
  const [{ hash = '' } = {}] = findOriginals(folder()).map(readOriginal);
  const made = makeVariants({ ...picture, entry: { ...picture.entry, hash } });
  await expect(made).rejects.toThrow(
    /a\.png: could not be encoded \(.+\); expected a complete picture$/,
  );
});

describe('colours come out right', () => {
  const grey = [110, 110, 110];
  const half = () => flat(20, 20).ensureAlpha(0.5);
  const deep = () => flat(20, 20).toColourspace('rgb16');
  test.each([
    ['a half transparent WebP', 'a.webp', () => half().webp(), [r, g, b, 127]],
    [
      'a 16-bit PNG in Display P3',
      'a.png',
      () => deep().withIccProfile('p3').png(),
      [r, g, b, 255],
    ],
    [
      'a half transparent grey PNG',
      'a.png',
      () => half().greyscale().toColourspace('b-w').png(),
      [...grey, 127],
    ],
    [
      'a 16-bit grey PNG',
      'a.png',
      () => flat(20, 20).greyscale().toColourspace('grey16').png(),
      [...grey, 255],
    ],
    // Printing inks cannot show every colour, so the red may shift a little.
    ['a JPEG in CMYK', 'a.jpg', () => flat(20, 20).toColourspace('cmyk').jpeg(), [204, 53, 0, 255]],
  ])('from %s', async (_, file, picture, colour) => {
    const place = await made(file, await picture().toBuffer());
    for (const variant of names(place)) {
      const { space, depth, hasAlpha } = await sharp(join(place, variant)).metadata();
      expect([variant, space, depth, hasAlpha]).toEqual([
        variant,
        'srgb',
        'uchar',
        colour[3] !== 255,
      ]);
      expect(distance(await middle(join(place, variant)), colour), variant).toBeLessThan(8);
    }
  });
});
