import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

test('a pointer on a work underlines its headline below the baseline, and leaves the client’s name alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.works);
  const work = page.locator('article').nth(1);
  const headline = work.locator('h3 > span');
  await expect(headline).toHaveCSS('text-decoration-line', 'none');
  await work.hover();
  await expect(headline).toHaveCSS('text-decoration-line', 'underline');
  const offset = await headline.evaluate((text) => Number.parseFloat(getComputedStyle(text).textUnderlineOffset));
  expect(offset).toBeGreaterThanOrEqual(4);
  const client = work.locator('h3 a');
  await expect(client).toHaveCSS('text-decoration-line', 'none');
  await expect(client).toHaveCSS('background-image', 'none');
});
