/**
 * `npm run bench:quality`: bytes against likeness for candidate encoder settings, on the project's own originals, flat
 * and photo-like, beside the settings of Next's own optimiser. Likeness is SSIM of the decoded picture against the
 * resized original (Wang et al., 2004), mean over the pictures.
 */
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import { ssim } from 'ssim.js';
import { findOriginals } from '../images/originals.ts';

/** The width that phones with dense screens ask for most. Pixels. */
const width = 1080;

type Encode = (image: Sharp) => Sharp;
const avif =
  (options: AvifOptions): Encode =>
  (image) =>
    image.avif(options);
const webp =
  (options: WebpOptions): Encode =>
  (image) =>
    image.webp(options);

/** Next 16's settings at quality 75: image-optimizer.ts, optimizeImage. */
const candidates: [name: string, encode: Encode][] = [
  ['Next: AVIF 47, effort 3', avif({ quality: 47, effort: 3 })],
  ['AVIF 47, effort 3, 4:2:0', avif({ quality: 47, effort: 3, chromaSubsampling: '4:2:0' })],
  ['AVIF 45, effort 4, 4:4:4', avif({ quality: 45, effort: 4, chromaSubsampling: '4:4:4' })],
  ['AVIF 47, effort 4, 4:4:4', avif({ quality: 47, effort: 4, chromaSubsampling: '4:4:4' })],
  ['AVIF 47, effort 6, 4:4:4', avif({ quality: 47, effort: 6, chromaSubsampling: '4:4:4' })],
  ['AVIF 50, effort 4, 4:2:0', avif({ quality: 50, effort: 4, chromaSubsampling: '4:2:0' })],
  ['Next: WebP 75', webp({ quality: 75 })],
  ['WebP 75, sharp chroma', webp({ quality: 75, smartSubsample: true })],
  ['WebP 75, drawing, effort 6', webp({ quality: 75, preset: 'drawing', effort: 6 })],
  ['WebP near-lossless 60', webp({ nearLossless: true, quality: 60 })],
];

const pixels = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
};

const photoLike = /sotarto\/bags/;
const all = findOriginals('src/content');
const groups = {
  flat: all.filter(({ file }) => /\/(cover|tangle|line)\.png$/.test(file)).slice(0, 8),
  'photo-like': all.filter(({ file }) => photoLike.test(file)),
};

for (const [group, originals] of Object.entries(groups)) {
  const rows: Record<string, { bytes: number; ssim: string; seconds: string }> = {};
  for (const [name, encode] of candidates) {
    let bytes = 0;
    let likeness = 0;
    let seconds = 0;
    for (const { bytes: source } of originals) {
      const resized = await sharp(source).resize(width).png().toBuffer();
      const start = performance.now();
      const encoded = await encode(sharp(resized)).toBuffer();
      seconds += (performance.now() - start) / 1000;
      bytes += encoded.length;
      likeness += ssim(await pixels(resized), await pixels(encoded)).mssim;
    }
    const count = originals.length;
    rows[name] = {
      bytes: Math.round(bytes / count),
      ssim: (likeness / count).toFixed(4),
      seconds: (seconds / count).toFixed(2),
    };
  }
  console.log(`\n${group}: ${originals.length} pictures at ${width} pixels, mean per picture`);
  console.table(rows);
}
