import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { Kind } from '../../src/images/manifest.ts';

/**
 * Settings per format, part of every picture's hash: a change encodes all pictures again.
 * Chosen by measuring and by looking; docs/adr/2-prebuilt-image-variants.md has the table.
 */
export const settings = {
  avif: { quality: 47, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 75, effort: 2 },
  jpeg: { quality: 75, mozjpeg: true },
  gif: { effort: 7 },
  png: { palette: true, quality: 75, effort: 2, dither: 0 },
} as const;

export function encode(image: Sharp, format: Kind): Promise<Buffer> {
  const encoders = {
    avif: () => image.avif(settings.avif),
    webp: () => image.webp(settings.webp),
    jpeg: () => image.jpeg(settings.jpeg),
    gif: () => image.gif(settings.gif),
    png: () => image.png(settings.png),
  };
  return encoders[format]().toBuffer();
}

/**
 * A picture with its pixels in sRGB, whatever profile and depth it was saved with.
 * sharp takes 16-bit pictures that carry a profile to Display P3 and, unless a profile is named, leaves their numbers
 * there (pipeline.cc, processingProfile).
 */
export async function toSrgb(bytes: Buffer, options?: SharpOptions): Promise<Sharp> {
  const image = sharp(bytes, options).toColourspace('srgb');
  const { space, hasProfile } = await image.metadata();
  return space === 'rgb16' && hasProfile ? image.withIccProfile('srgb') : image;
}
