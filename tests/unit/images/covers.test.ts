import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadWorks } from '../../../src/content/load.ts';

/** The parts of the cover, from its upper left corner, over which a wide window shows the work's title and facts. */
const textParts = [
  { width: 0.45, height: 0.8 },
  { width: 0.4, height: 0.9 },
];

test.each(loadWorks().filter(({ opening }) => opening))(
  '$slug: the cover has only the field’s colour where the text stands on it',
  async (work) => {
    const cover = sharp(join('src/content/works', work.slug, `${work.opening}`));
    const { width, height } = await cover.metadata();
    for (const part of textParts) {
      const below = { left: 0, top: 0, width: Math.floor(width * part.width), height: Math.floor(height * part.height) };
      // `stats` reads the whole input, so what was cut out becomes one.
      const { channels } = await sharp(await cover.clone().extract(below).png().toBuffer()).stats();
      for (const [index, at] of [1, 3, 5].entries()) {
        const value = Number.parseInt(work.colour.field.slice(at, at + 2), 16);
        expect(channels[index]?.min).toBeGreaterThan(value - 6);
        expect(channels[index]?.max).toBeLessThan(value + 6);
      }
    }
  },
);

test.each(loadWorks())(
  '$slug: every picture but the cover has a crop for phones, which show it 360 px wide and sharp',
  async (work) => {
    for (const { file, phone } of work.pictures.slice(1)) {
      expect(phone, file).toBeDefined();
      const { width, height } = await sharp(join('src/content/works', work.slug, phone ?? file)).metadata();
      expect(width, file).toBe(1080);
      expect(height, file).toBeLessThan(1.5 * width);
    }
  },
);
