import { crc32 } from 'node:zlib';
import sharp, { type Color, type Sharp } from 'sharp';
import type { Original } from '#src/build/images/originals.ts';

export const red = { r: 200, g: 60, b: 20 };

export const flat = (width: number, height: number, background: Color = red): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture of noise. It compresses badly, so a test can truncate it in its middle. */
export function noisy(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at++) {
    seed = (seed * 48271) % 2147483647;
    pixels[at] = seed;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG of a few bytes whose header declares a size of gigabytes. */
export async function oversizedPng(width: number, height: number): Promise<Buffer> {
  const bytes = await flat(1, 1).png().toBuffer();
  // Signature 8, length 4; then the header chunk: name 4, width 4, height 4, five more, and its
  // checksum.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

export async function animated(width: number, height: number): Promise<Sharp> {
  const frames = ['#c83c14', '#14c83c', '#3c14c8'].map((colour) =>
    flat(width, height, colour).png().toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

export const original = (file: string, bytes: Buffer): Original => ({
  file,
  path: `/images/${file}`,
  bytes,
  hash: '0123456789ab',
});

/** The colour in the middle of a picture: red, green, blue and alpha, each from 0 to 255. */
export async function middle(picture: string | Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

export const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(...b.map((value, index) => Math.abs(value - (a[index] ?? Number.NaN))));
