import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { ImageFormat } from '../../src/images/manifest.ts';

/**
 * Settings per format. They are part of every picture's hash, so a change encodes all pictures again.
 * docs/adr/2-prebuilt-image-variants.md has the measurements behind them.
 */
export const settings = {
  avif: { quality: 47, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 75, effort: 2 },
  jpeg: { quality: 75, mozjpeg: true },
  gif: { effort: 7 },
  png: { palette: true, quality: 75, effort: 2, dither: 0 },
} as const;

export const encode = (image: Sharp, format: ImageFormat): Promise<Buffer> =>
  image.toFormat(format, settings[format]).toBuffer();

/**
 * Converts a picture of any profile and depth to sRGB. sharp converts 16-bit pictures with a profile
 * to Display P3 unless the output names another profile (pipeline.cc, processingProfile).
 */
export async function toSrgb(bytes: Buffer, options?: SharpOptions): Promise<Sharp> {
  const image = sharp(bytes, options).toColourspace('srgb');
  const { space, hasProfile } = await image.metadata();
  return space === 'rgb16' && hasProfile ? image.withIccProfile('srgb') : image;
}
