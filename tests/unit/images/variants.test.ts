import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { findOriginals, measure, readOriginal } from '#src/build/images/originals.ts';
import { encodeMissing } from '#src/build/images/variants.ts';
import { freshFolder } from '../freshFolder.ts';
import { flat, red } from './samples.ts';

const folder = freshFolder();

/** Encodes a picture. @returns its variants, each with its file's name and metadata */
async function variantsOf(name: string, picture: Sharp) {
  writeFileSync(join(folder(), name), await picture.toBuffer());
  const [original] = findOriginals(folder()).map(readOriginal);
  if (!original) return expect.unreachable();
  const cache = join(folder(), 'cache');
  await encodeMissing({ file: original.file, entry: await measure(original), cache });
  const variants = join(cache, original.hash);
  const names = readdirSync(variants).sort();
  return Promise.all(
    names.map(async (name) => {
      const image = sharp(join(variants, name));
      return { name, image, ...(await image.metadata()) };
    }),
  );
}

/** The mean of each channel, from 0 to 255; the fourth is alpha. */
const colourOf = async (image: Sharp) => (await image.stats()).channels.map(({ mean }) => mean);
const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1));

test('variants have every width up to the original’s, in three formats', async () => {
  const variants = await variantsOf('a.png', flat(40, 30).png());
  expect(variants.map(({ name, width, height }) => [name, width, height])).toEqual(
    [16, 32, 40].flatMap((width) =>
      ['avif', 'png', 'webp'].map((kind) => [`${width}.${kind}`, width, width * 0.75]),
    ),
  );
});

test('variants are upright if the camera was turned', async () => {
  // The stored picture is red above blue; after a quarter turn clockwise, red is on the right.
  const blue = await flat(40, 15, '#1e3cc8').png().toBuffer();
  const stored = flat(40, 30).composite([{ input: blue, top: 15, left: 0 }]);
  const variants = await variantsOf('a.jpg', stored.withMetadata({ orientation: 6 }).jpeg());
  for (const { width, height, orientation } of variants) {
    expect(height).toBeGreaterThan(width);
    expect(orientation).toBeUndefined();
  }
  const whole = variants.find(({ name }) => name === '30.webp')?.image;
  const right = await whole?.extract({ left: 20, top: 10, width: 10, height: 20 }).png().toBuffer();
  expect(await colourOf(sharp(right))).toEqual(near([red.r, red.g, red.b]));
});

test('variants contain no metadata about camera, place or author', async () => {
  const picture = flat(20, 20)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '59/1 19/1 3/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
  for (const { exif, xmp, iptc, icc } of await variantsOf('a.jpg', picture.jpeg()))
    expect({ exif, xmp, iptc, icc }).toEqual({});
});

const grey = flat(20, 20).ensureAlpha(0.5).greyscale().toColourspace('b-w');
const sixteenBit = flat(20, 20).toColourspace('rgb16').withIccProfile('p3');
test.each([
  ['a 16-bit PNG in Display P3', 'a.png', sixteenBit.png(), [red.r, red.g, red.b]],
  ['a half transparent grey PNG', 'a.png', grey.png(), [110, 110, 110, 127]],
])('colours stay the same from %s', async (_, file, picture, colour) => {
  for (const { name, image, space, depth } of await variantsOf(file, picture)) {
    expect({ space, depth }, name).toEqual({ space: 'srgb', depth: 'uchar' });
    expect(await colourOf(image), name).toEqual(near(colour));
  }
});
