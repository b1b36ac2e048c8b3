import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Color, type Sharp } from 'sharp';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Original } from '../../../scripts/images/originals.ts';

/** A separate folder for each test of a file; call it within a test. Encoding may take long on a busy machine. */
export function freshFolder(): () => string {
  vi.setConfig({ testTimeout: 120_000 });
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'images-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return () => folder;
}

export const red = { r: 200, g: 60, b: 20 };

/** A picture of one colour. */
export const flat = (width: number, height: number, background: Color = red): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with much in it, which packs badly and so can be cut off in its middle. */
export function busy(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at++) {
    seed = (seed * 48271) % 2147483647;
    pixels[at] = seed;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG whose head promises a size that its body does not have: a few bytes that would unpack to gigabytes. */
export async function boastful(width: number, height: number): Promise<Buffer> {
  const bytes = await flat(1, 1).png().toBuffer();
  // Signature 8, length 4; then the header chunk: name 4, width 4, height 4, five more, and its checksum.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Three frames after one another. */
export async function moving(width: number, height: number): Promise<Sharp> {
  const frames = ['#c83c14', '#14c83c', '#3c14c8'].map((colour) => flat(width, height, colour).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

export const original = (file: string, bytes: Buffer): Original => ({
  file,
  path: `/images/${file}`,
  bytes,
  hash: '0123456789ab',
});

/** The colour in the middle of a picture, red, green and blue, and how opaque it is, each from 0 to 255. */
export async function middle(picture: string | Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

/** How far two colours are apart at the most, in any channel. */
export const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(...b.map((value, index) => Math.abs(value - (a[index] ?? Number.NaN))));
