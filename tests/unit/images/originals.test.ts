import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { findOriginals, measure } from '#src/build/images/originals.ts';
import { freshFolder } from '../freshFolder.ts';
import { flat, original, oversizedPng } from './samples.ts';

const folder = freshFolder();
const fileOf = (format: string) => (format === 'jpeg' ? 'a.jpg' : `a.${format}`);

const put = (file: string, content = file) => {
  mkdirSync(join(folder(), file, '..'), { recursive: true });
  writeFileSync(join(folder(), file), content);
};

test('lists every raster picture with its public path, and ignores other files', () => {
  const pictures = ['two.webp', 'works/a/cover.png', 'works/b/one.jpg'];
  for (const file of [...pictures, 'works/a/cover.html', 'drawing.svg']) put(file);
  const paths = findOriginals(folder()).map(({ path }) => path);
  expect(paths).toEqual(pictures.map((file) => `/images/${file}`));
});

test.each([
  ['png', 'png', flat(30, 20)],
  ['jpeg', 'jpeg', flat(30, 20)],
  ['gif', 'gif', flat(30, 20)],
  ['webp', 'png', flat(30, 20).ensureAlpha(0.5)],
  // Its alpha channel is opaque throughout, and JPEG takes fewer bytes.
  ['avif', 'jpeg', flat(30, 20).ensureAlpha(1)],
] as const)('gives a %s the fallback %s', async (format, fallback, picture) => {
  const measured = await measure(
    original(fileOf(format), await picture.toFormat(format, { lossless: true }).toBuffer()),
  );
  expect(measured).toMatchObject({
    width: 30,
    height: 20,
    animated: false,
    hash: '0123456789ab',
    fallback,
  });
});

test('averages the colour on white', async () => {
  const transparent = sharp({
    create: { width: 30, height: 20, channels: 4, background: '#00000000' },
  });
  const colourOf = async (picture: Sharp) =>
    (await measure(original('a.png', await picture.png().toBuffer()))).colour;
  expect([await colourOf(flat(30, 20, '#204060')), await colourOf(transparent)]).toEqual([
    '#204060',
    '#ffffff',
  ]);
});

const rejection = async (file: string, bytes: Buffer) => {
  const error = await measure(original(file, bytes)).catch((error: Error) => error);
  return error instanceof Error ? error.message : `not rejected: ${JSON.stringify(error)}`;
};
const png = () => flat(30, 20).png().toBuffer();

test.each(['100%.png', 'no#1.png', 'back\\slash.png', 'a.0123456789ab.png'])(
  'rejects a name that a request cannot contain: %j',
  async (name) =>
    expect(await rejection(name, await png())).toMatch(`${name}: its name cannot be part of a URL`),
);

test.each([
  ['IMG_2031.PNG', 1, 'expected lower case; rename it to img_2031.png'],
  ['IMG_2031.HEIC', 1, 'no browser shows HEIC; export it as JPEG'],
  ['huge.jpg', 34 * 1024 ** 2, '34 MB; the host takes 25 MB at most: export it as JPEG'],
])('rejects %s for its name or its size, before decoding it', async (name, length, message) => {
  writeFileSync(join(folder(), name), '');
  expect(findOriginals(folder()).map(({ file }) => file)).toEqual([`${folder()}/${name}`]);
  expect(await rejection(name, Buffer.alloc(length))).toContain(`${name}: ${message}`);
});

test('accepts other characters in a name', async () => {
  expect(await measure(original('ősz "24" a+b&c=d.1.5.png', await png()))).toMatchObject({
    width: 30,
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
test.each([
  [
    'a.png',
    'Not a picture.\n',
    'not readable as a picture; expected one of png, jpeg, webp, gif, avif',
  ],
  ['a.png', svg, 'holds svg but is called .png; rename it or save it again'],
])('rejects %s with the content %j', async (file, text, message) => {
  expect(await rejection(file, Buffer.from(text))).toBe(`${file}: ${message}`);
});

const tooLarge = (size: string) => `has ${size} pixels; expected at most 50,000,000 in all`;
test.each([
  [1, 50_000_001, tooLarge('1 × 50000001')],
  [10_000, 5_000, 'damaged'],
])(
  'rejects over 50 million pixels, and damage in fewer: %d × %d',
  async (width, height, message) => {
    expect(await rejection('a.png', await oversizedPng(width, height))).toContain(
      `a.png: ${message}`,
    );
  },
);
