/**
 * `npm run bench:quality`: bytes against likeness for candidate encoder settings, on the project's own originals, flat
 * and photo-like, beside the settings of Next's own optimiser. Likeness is SSIM of the decoded picture against the
 * resized original (Wang et al., 2004), mean over the pictures.
 */
import sharp, { type AvifOptions, type PngOptions, type Sharp, type WebpOptions } from 'sharp';
import { ssim } from 'ssim.js';
import { findOriginals, readOriginal } from '../images/originals.ts';

/** The widths that phones and laptops with dense screens ask for most. Pixels. */
const measuredWidths = [1080, 1920];
sharp.concurrency(1);

type Encode = (image: Sharp) => Sharp;
const avif =
  (options: AvifOptions): Encode =>
  (image) =>
    image.avif(options);
const webp =
  (options: WebpOptions): Encode =>
  (image) =>
    image.webp(options);
const png =
  (options: PngOptions): Encode =>
  (image) =>
    image.png(options);

/** Next 16's settings at quality 75: image-optimizer.ts, optimizeImage. */
const candidates: [name: string, encode: Encode][] = [
  ['Next: AVIF 47, effort 3', avif({ quality: 47, effort: 3 })],
  ['AVIF 47, effort 2, 4:4:4', avif({ quality: 47, effort: 2, chromaSubsampling: '4:4:4' })],
  ['AVIF 47, effort 1, 4:4:4', avif({ quality: 47, effort: 1, chromaSubsampling: '4:4:4' })],
  ['AVIF 47, effort 0, 4:4:4', avif({ quality: 47, effort: 0, chromaSubsampling: '4:4:4' })],
  ['AVIF 47, effort 1, 4:2:0', avif({ quality: 47, effort: 1, chromaSubsampling: '4:2:0' })],
  ['AVIF 50, effort 1, SSIM', avif({ quality: 50, effort: 1, chromaSubsampling: '4:4:4', tune: 'ssim' })],
  ['AVIF 50, effort 2, SSIM', avif({ quality: 50, effort: 2, chromaSubsampling: '4:4:4', tune: 'ssim' })],
  ['Next: WebP 75, effort 4', webp({ quality: 75 })],
  ['WebP 75, effort 3', webp({ quality: 75, effort: 3 })],
  ['WebP 75, effort 2', webp({ quality: 75, effort: 2 })],
  ['WebP 75, sharp chroma', webp({ quality: 75, smartSubsample: true })],
  ['PNG, palette, effort 4', png({ palette: true, quality: 75, effort: 4 })],
  ['PNG, no dither, effort 2', png({ palette: true, quality: 75, effort: 2, dither: 0 })],
  ['PNG, all colours', png({ compressionLevel: 6 })],
];

const pixels = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
};

const photoLike = /sotarto\/bags/;
const all = findOriginals('src/content').map(readOriginal);
const groups = {
  flat: all.filter(({ file }) => /\/(cover|tangle|line)\.png$/.test(file)).slice(0, 8),
  'photo-like': all.filter(({ file }) => photoLike.test(file)),
};

for (const width of measuredWidths)
  for (const [group, originals] of Object.entries(groups)) {
    const rows: Record<string, { bytes: number; ssim: string; 'processor seconds': string }> = {};
    for (const [name, encode] of candidates) {
      let bytes = 0;
      let likeness = 0;
      let seconds = 0;
      for (const { bytes: source } of originals) {
        const resized = await sharp(source).resize(width).png().toBuffer();
        const start = process.cpuUsage();
        const encoded = await encode(sharp(resized)).toBuffer();
        const { user, system } = process.cpuUsage(start);
        seconds += (user + system) / 1e6;
        bytes += encoded.length;
        likeness += ssim(await pixels(resized), await pixels(encoded)).mssim;
      }
      const count = originals.length;
      rows[name] = {
        bytes: Math.round(bytes / count),
        ssim: (likeness / count).toFixed(4),
        'processor seconds': (seconds / count).toFixed(2),
      };
    }
    console.log(`\n${group}: ${originals.length} pictures at ${width} pixels, mean per picture`);
    console.table(rows);
  }
