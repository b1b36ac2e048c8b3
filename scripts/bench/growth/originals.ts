import sharp from 'sharp';
import { chooser } from './random.ts';

/** As wide as the samples' originals, so that it has as many variants as those. Pixels. */
const width = 2400;

const colour = (seed: number) => `#${((seed * 2_654_435_761) >>> 8).toString(16).padStart(6, '0').slice(-6)}`;

/** A cover in the samples' proportions: shapes on a field. */
export function drawCover(seed: number): Promise<Buffer> {
  const { upTo } = chooser(seed);
  const shapes = Array.from(
    { length: 12 },
    (_, index) =>
      `<circle cx="${upTo(width)}" cy="${upTo(1800)}" r="${100 + upTo(300)}" fill="${colour(seed + index + 1)}" fill-opacity="0.8"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1800"><rect width="100%" height="100%" fill="${colour(seed)}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** A strip of one colour: as many variants and files as any original, and quickly encoded. */
export const drawStrip = (seed: number): Promise<Buffer> =>
  sharp({ create: { width, height: 16, channels: 3, background: colour(seed) } })
    .png()
    .toBuffer();
