import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { loadWorks } from '../../src/content/load.ts';
import { workPath } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** The rectangles of the lines of text in the opening, in CSS pixels. */
const linesOf = (page: Page) =>
  page.locator('.opening > :first-child').evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width && height)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
  });

/** How far the ground below the text is from a colour at its worst: 0 to 255, on the worst channel. */
async function worstGround(page: Page, field: string): Promise<number> {
  await page.locator('.opening > :first-child').evaluate((text) => text.style.setProperty('opacity', '0'));
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(field.slice(at, at + 2), 16)) as [number, number, number];
  let worst = 0;
  const shot = sharp(await page.screenshot({ scale: 'css' }));
  for (const { x, y, width, height } of await linesOf(page)) {
    const clip = { left: Math.round(x), top: Math.round(y), width: Math.floor(width), height: Math.floor(height) };
    // `stats` reads the input, so what was cut out becomes one.
    const { channels } = await sharp(await shot.clone().extract(clip).png().toBuffer()).stats();
    for (const [index, of] of [r, g, b].entries()) {
      const { min = 0, max = 255 } = channels[index] ?? {};
      worst = Math.max(worst, of - min, max - of);
    }
  }
  await page.locator('.opening > :first-child').evaluate((text) => text.style.removeProperty('opacity'));
  return worst;
}

for (const { slug, colour } of loadWorks()) {
  test(`${slug} opens with its text and its cover whole on the first screen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, workPath(slug));
    const cover = page.locator('.opening img');
    for (const size of windows) {
      await page.setViewportSize(size);
      await cover.evaluate((image: HTMLImageElement) => image.decode());
      const name = `${size.width} by ${size.height}`;
      const { y = -1, height = 0 } = (await cover.boundingBox()) ?? {};
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(height, name).toBeGreaterThan(size.height / 3);
      expect(y + height, name).toBeLessThanOrEqual(size.height + 1);
      expect(await worstGround(page, colour.field), `what is below the text at ${name}`).toBeLessThan(6);
    }
  });
}

test('on paper and in forced colours the text does not stand on the picture', async ({ page }) => {
  await visit(page, workPath('omlopp'));
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    const text = await page.locator('.opening > :first-child').boundingBox();
    const cover = await page.locator('.opening img').boundingBox();
    expect(cover?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
  }
});
