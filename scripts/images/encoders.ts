import type { Sharp } from 'sharp';
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
