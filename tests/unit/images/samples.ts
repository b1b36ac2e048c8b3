import { crc32 } from 'node:zlib';
import sharp, { type Color, type Sharp } from 'sharp';

export const red = { r: 200, g: 60, b: 20 };

export const flat = (width: number, height: number, background: Color = red): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

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

export async function animatedGif(width: number, height: number): Promise<Buffer> {
  const frames = ['#c83c14', '#14c83c'].map((colour) =>
    flat(width, height, colour).png().toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}
