import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { ImageFormat } from '../../images/manifest.ts';

/**
 * A change gives every picture a new hash, and so encodes all again. Measured in
 * docs/adr/2-prebuilt-image-variants.md.
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
 * Converts a picture to sRGB. Without an output profile sharp would convert 16-bit pictures to
 * Display P3 (pipeline.cc, processingProfile).
 */
export async function toSrgb(bytes: Buffer, options?: SharpOptions): Promise<Sharp> {
  const image = sharp(bytes, options).toColourspace('srgb');
  const { space, hasProfile } = await image.metadata();
  return space === 'rgb16' && hasProfile ? image.withIccProfile('srgb') : image;
}
