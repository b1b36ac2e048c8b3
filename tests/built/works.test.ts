import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadWorks } from '../../src/content/build/load.ts';
import { schemes } from '../../src/theme/schemes.ts';
import { contrastRatio } from '../unit/contrastRatio.ts';

const works = loadWorks();
/** The works whose pictures are drawn in HTML. */
const drawn = works.filter(({ slug }) => existsSync(`src/content/works/${slug}/cover.html`));

/** The shares of the cover, from its top left corner, that the title may cover in a wide window. */
const textAreas = [
  { width: 0.45, height: 0.8 },
  { width: 0.4, height: 0.9 },
];

test('a drawn cover has only the background’s colour behind the text', async () => {
  for (const { slug, opening, colour } of drawn) {
    if (!opening) continue;
    const cover = sharp(join('src/content/works', slug, opening))
      .removeAlpha()
      .raw();
    const { data, info } = await cover.toBuffer({ resolveWithObject: true });
    const field = [1, 3, 5].map((at) => Number.parseInt(colour.field.slice(at, at + 2), 16));
    for (const area of textAreas) {
      const [columns, rows] = [
        Math.floor(info.width * area.width),
        Math.floor(info.height * area.height),
      ];
      let maxDifference = 0;
      for (let y = 0; y < rows; y += 4)
        for (let x = 0; x < columns * 3; x += 1)
          maxDifference = Math.max(
            maxDifference,
            Math.abs((data[y * info.width * 3 + x] ?? 0) - (field[x % 3] ?? 0)),
          );
      expect(maxDifference, slug).toBeLessThan(6);
    }
  }
});

test('every drawn picture except the cover has a crop for phones, 1080 px wide', async () => {
  for (const { slug, pictures } of drawn)
    for (const { file, phone } of pictures.slice(1)) {
      expect(phone, file).toBeDefined();
      const { width, height } = await sharp(
        join('src/content/works', slug, phone ?? file),
      ).metadata();
      expect(width, file).toBe(1080);
      expect(height, file).toBeLessThan(1.5 * width);
    }
});

test('the colours of a work have enough contrast in both schemes', () => {
  for (const { slug, colour } of works) {
    for (const { page, quiet } of Object.values(schemes))
      for (const ground of [page, quiet])
        expect(contrastRatio(colour.line, ground), slug).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(colour.field, colour.ink), slug).toBeGreaterThanOrEqual(7);
  }
});
