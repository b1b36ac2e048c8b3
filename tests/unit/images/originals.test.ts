import { expect, test } from 'vitest';
import { measure } from '#src/build/images/originals.ts';
import { flat, oversizedPng } from './samples.ts';

const hash = '0123456789ab';
const measured = (file: string, bytes: Buffer) =>
  measure({ file, path: `/images/${file}`, bytes, hash });
const png = flat(30, 20).png();

test.each([
  ['webp', 'png', flat(30, 20).ensureAlpha(0.5)],
  // Its alpha channel is opaque throughout, and JPEG takes fewer bytes.
  ['avif', 'jpeg', flat(30, 20).ensureAlpha(1)],
] as const)('gives a %s the fallback %s', async (format, fallback, picture) => {
  const bytes = await picture.toFormat(format, { lossless: true }).toBuffer();
  const size = { width: 30, height: 20, animated: false };
  expect(await measured(`a.${format}`, bytes)).toMatchObject({ ...size, hash, fallback });
});

const stripe = async (colour: string, left: number, width: number) => ({
  input: await flat(width, 20, colour).png().toBuffer(),
  left,
  top: 0,
});
test.each([
  ['the larger of two areas', flat(30, 20, '#204060'), [stripe('#ffffff', 0, 14)], '#204060'],
  [
    'similar colours',
    flat(30, 20, '#204060'),
    [stripe('#ffffff', 0, 14), stripe('#224466', 22, 8)],
    '#214263',
  ],
])('finds the most frequent colour of %s', async (_, picture, parts, colour) => {
  const bytes = await picture
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
  expect(await measured('a.png', bytes)).toHaveProperty('colour', colour);
});

const noName = 'its name cannot be part of a URL';
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
test.each<[file: string, problem: string, bytes?: Buffer | Promise<Buffer>]>([
  ['100%.png', noName],
  [`a.${hash}.png`, noName],
  ['IMG_2031.PNG', 'expected lower case; rename it to img_2031.png'],
  ['IMG_2031.HEIC', 'no browser shows HEIC; export it as JPEG'],
  ['a.jpg', '34 MB; the host takes 25 MB at most: export it as JPEG', Buffer.alloc(34 * 1024 ** 2)],
  ['a.png', 'not readable as a picture; expected one of png, jpeg,', Buffer.from('Not a picture.')],
  ['a.png', 'holds svg but is called .png; rename it or save it again', svg],
  ['a.png', '1 × 50000001 pixels; expected at most 50,000,000 in all', oversizedPng(1, 50_000_001)],
  ['a.png', 'damaged', oversizedPng(10_000, 5_000)],
])('rejects %s: %s', async (file, problem, bytes = png.toBuffer()) => {
  await expect(measured(file, await bytes)).rejects.toThrow(problem);
});

test('accepts other characters in a name', async () => {
  const bytes = await png.toBuffer();
  expect(await measured('ősz "24" a+b&c=d.1.min.png', bytes)).toHaveProperty('width', 30);
});
