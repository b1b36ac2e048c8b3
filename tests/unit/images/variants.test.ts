import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findOriginals, measure, readOriginal } from '#src/build/images/originals.ts';
import { encodeMissing, type Picture } from '#src/build/images/variants.ts';
import { freshFolder } from '../freshFolder.ts';
import { distance, flat, middle, noisy, red } from './samples.ts';

const folder = freshFolder();

async function measured(name: string, bytes: Buffer): Promise<Picture> {
  const file = join(folder(), name);
  writeFileSync(file, bytes);
  const [found] = findOriginals(folder());
  if (!found) throw new Error(`${file} is not found as an original`);
  return { file, entry: await measure(readOriginal(found)), cache: join(folder(), 'cache') };
}

/** @returns the folder of the variants */
async function encoded(name: string, bytes: Buffer): Promise<string> {
  const picture = await measured(name, bytes);
  await encodeMissing(picture);
  return join(picture.cache, picture.entry.hash);
}

const names = (variants: string) => readdirSync(variants).sort();
const [r, g, b] = [red.r, red.g, red.b];

test('variants have every width up to the original’s, in its own format and two smaller ones', async () => {
  const variants = await encoded('a.png', await flat(40, 30).png().toBuffer());
  const sizes = [16, 32, 40].flatMap((width) =>
    ['avif', 'png', 'webp'].map((kind) => `${width}.${kind}`),
  );
  expect(names(variants)).toEqual(sizes);
  for (const file of sizes) {
    const { width = 0, height } = await sharp(join(variants, file)).metadata();
    expect([width, height]).toEqual([Number.parseInt(file, 10), Math.round((width * 30) / 40)]);
  }
});

test('variants are upright if the camera was turned', async () => {
  // The stored picture is red above blue; after a quarter turn clockwise, red is on the right.
  const blue = await flat(40, 15, '#1e3cc8').png().toBuffer();
  const stored = flat(40, 30).composite([{ input: blue, top: 15, left: 0 }]);
  const variants = await encoded(
    'a.jpg',
    await stored.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  for (const file of names(variants)) {
    const { width = 0, height = 0, orientation } = await sharp(join(variants, file)).metadata();
    expect(height).toBeGreaterThan(width);
    expect(orientation).toBeUndefined();
  }
  const right = await sharp(join(variants, '30.webp'))
    .extract({ left: 20, top: 0, width: 10, height: 40 })
    .png()
    .toBuffer();
  expect(distance(await middle(right), [r, g, b])).toBeLessThan(12);
});

test('variants contain no metadata about camera, place or author', async () => {
  const described = flat(20, 20).withExif({
    IFD0: { Artist: 'Somebody' },
    IFD3: { GPSLatitude: '59/1 19/1 3/1' },
  });
  const variants = await encoded(
    'a.jpg',
    await described.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer(),
  );
  for (const file of names(variants)) {
    const { exif, xmp, iptc, icc } = await sharp(join(variants, file)).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
  }
});

test('names an original that cannot be encoded', async () => {
  const picture = await measured('a.png', await noisy(60, 40).png().toBuffer());
  writeFileSync(picture.file, readFileSync(picture.file).subarray(0, 800));
  const [{ hash = '' } = {}] = findOriginals(folder()).map(readOriginal);
  const encoding = encodeMissing({ ...picture, entry: { ...picture.entry, hash } });
  await expect(encoding).rejects.toThrow(
    /a\.png: could not be encoded \(.+\); expected a complete picture$/,
  );
});

const grey = [110, 110, 110];
const transparent = () => flat(20, 20).ensureAlpha(0.5);
const sixteenBit = () => flat(20, 20).toColourspace('rgb16');
test.each([
  ['a half transparent WebP', 'a.webp', () => transparent().webp(), [r, g, b, 127]],
  [
    'a 16-bit PNG in Display P3',
    'a.png',
    () => sixteenBit().withIccProfile('p3').png(),
    [r, g, b, 255],
  ],
  [
    'a half transparent grey PNG',
    'a.png',
    () => transparent().greyscale().toColourspace('b-w').png(),
    [...grey, 127],
  ],
  [
    'a 16-bit grey PNG',
    'a.png',
    () => flat(20, 20).greyscale().toColourspace('grey16').png(),
    [...grey, 255],
  ],
  // CMYK cannot hold every colour, so the red may change a little.
  ['a JPEG in CMYK', 'a.jpg', () => flat(20, 20).toColourspace('cmyk').jpeg(), [204, 53, 0, 255]],
])('colours stay the same from %s', async (_, name, picture, colour) => {
  const variants = await encoded(name, await picture().toBuffer());
  for (const file of names(variants)) {
    const { space, depth, hasAlpha } = await sharp(join(variants, file)).metadata();
    expect([file, space, depth, hasAlpha]).toEqual([file, 'srgb', 'uchar', colour[3] !== 255]);
    expect(distance(await middle(join(variants, file)), colour), file).toBeLessThan(8);
  }
});
