import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadWorks } from '#src/content/load/load.ts';

const folder = 'src/agency/works';
const drawn = loadWorks().filter(({ slug }) => existsSync(join(folder, slug, 'cover.html')));

/** The shares of the cover, from its top left corner, that the title may cover in a wide window. */
const textAreas = [
  [0.45, 0.8],
  [0.4, 0.9],
] as const;

test('a drawn cover has only the background’s colour behind the text', async () => {
  for (const { slug, opening = '', colour } of drawn.filter((work) => work.opening)) {
    const cover = join(folder, slug, opening);
    const { width, height } = await sharp(cover).metadata();
    for (const [x, y] of textAreas) {
      const size = { width: Math.floor(width * x), height: Math.floor(height * y) };
      const area = await sharp(cover)
        .extract({ left: 0, top: 0, ...size })
        .toBuffer();
      const { channels } = await sharp(area).stats();
      for (const [channel, at] of [1, 3, 5].entries()) {
        const field = Number.parseInt(colour.field.slice(at, at + 2), 16);
        const { min = 0, max = 255 } = channels[channel] ?? {};
        expect(Math.max(max - field, field - min), slug).toBeLessThan(6);
      }
    }
  }
});

test('every drawn picture but the cover has a crop for phones', async () => {
  for (const { slug, pictures } of drawn)
    for (const { file, phone = 'none' } of pictures.slice(1)) {
      const { width, height } = await sharp(join(folder, slug, phone)).metadata();
      expect(width, file).toBe(1080);
      expect(height, file).toBeLessThan(1.5 * width);
    }
});
