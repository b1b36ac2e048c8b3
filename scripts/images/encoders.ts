import type { Sharp } from 'sharp';
import type { Kind } from '../../src/images/manifest.ts';

/**
 * Settings per format, part of every picture's hash: changing one encodes all anew.
 * Chosen by `npm run bench:quality`; Next's own at quality 75 are AVIF 47 at effort 3, WebP 75 and mozjpeg 75.
 */
export const settings = {
  avif: { quality: 47, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 75, effort: 4 },
  jpeg: { quality: 75, mozjpeg: true },
  gif: { effort: 7 },
  png: { palette: true, quality: 75, effort: 4 },
} as const;

/** What is made of an original: two small formats, and its own kind for browsers that know neither. */
export const formatsOf = (kind: Kind): Kind[] => [...new Set<Kind>(['avif', 'webp', kind])];

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
