import { gzipSync } from 'node:zlib';
import { routes } from '../../src/site.ts';
import { comeNear, drawn, looseEnd, pull, turning } from './cordParts.ts';
import { swipe } from './finger.ts';
import { noticeOf } from './notice.ts';
import { expect, frames, scrollTop, test, visit } from './visit.ts';

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('the line and its loose end lie above the cookie notice, and the links above them', async ({ page }) => {
    await visit(page, routes.home);
    const { region } = noticeOf(page);
    await expect(region).toBeVisible();
    const hero = page.locator('main section').first();
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [768, 1024],
      [1366, 657],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await frames(page);
      const end = await looseEnd(page);
      const top = await region.evaluate((it) => window.innerHeight - it.getBoundingClientRect().height);
      expect(end.y, `at ${width} by ${height}`).toBeLessThan(top - 4);
      // In a low window the drawing is narrower than the page.
      expect(end.x / Math.min(width, 1.65 * height)).toBeCloseTo(0.81, 1);
      const bottoms = await hero.getByRole('link').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms)).toBeLessThan(end.y - 6);
    }
  });
});

test('it rises to the mouse, stays half-way, and pulled through it is gone for this visit', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().catch(() => Buffer.alloc(0)));
  });
  const script = async () => (await Promise.all(scripts)).find((bytes) => bytes.includes('getPointAtLength'));
  await visit(page, routes.home);
  await page.waitForLoadState('networkidle');
  // It is fetched only when the pointer comes near, and is small.
  expect(await script()).toBeUndefined();
  const before = await turning(page);
  const { x, y } = await looseEnd(page);
  await comeNear(page);
  expect(gzipSync((await script()) ?? '').length).toBeLessThanOrEqual(4096);
  await expect.poll(async () => y - (await looseEnd(page)).y).toBeGreaterThan(3);
  expect(y - (await looseEnd(page)).y).toBeLessThan(4.5);
  const hero = page.locator('main section').first();
  for (const link of await hero.getByRole('link').all()) await link.click({ trial: true });
  expect(await hero.locator('[tabindex], [role], button').count()).toBe(0);
  await page.mouse.move(300, 100);
  await expect.poll(async () => Math.round(y - (await looseEnd(page)).y)).toBe(0);

  await comeNear(page);
  await pull(page, x - 2, y);
  await pull(page, 900, y);
  await page.mouse.move(300, 100);
  await frames(page, 30);
  const [left, after] = [await drawn(page), await turning(page)];
  expect(after).toBeLessThan(before - 2);
  expect(after).toBeGreaterThan(6);
  await frames(page, 30);
  expect(await drawn(page)).toBe(left);

  // Hand over hand, until the puli takes it away.
  await expect(async () => {
    if ((await turning(page)) > 2) await pull(page, 900, y);
    expect(await turning(page)).toBeLessThan(2);
  }).toPass();
  // It hums before the puli comes; while the puli is on its way it is straight, but ends near the page's edge.
  await expect.poll(async () => (await turning(page)) < 0.01 && (await looseEnd(page)).x > 2000).toBe(true);
  await expect(hero.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await hero.locator(`a[href="${routes.works}"]`).click();
  await expect(page).toHaveURL(routes.works);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => turning(page)).toBeLessThan(0.01);
  await page.reload();
  await expect.poll(() => turning(page)).toBeGreaterThan(20);
});

test('with reduced motion it does not move, and a press gives the straight line; on paper it is only a drawing', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, routes.home);
  for (const path of await page.locator('main section').first().locator('svg:visible > path').all()) {
    await expect(path).toHaveCSS('stroke-dasharray', 'none');
    await expect(path).toHaveCSS('animation-name', 'none');
  }
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  const before = await drawn(page);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await page.waitForLoadState('networkidle');
  expect(await drawn(page)).toBe(before);
  await expect(async () => {
    await page.mouse.click(x - 5, y - 8);
    expect(await turning(page)).toBeLessThan(0.01);
  }).toPass();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('it is pulled sideways, and a vertical swipe that begins on it scrolls', async ({ page }) => {
    await visit(page, routes.home);
    const before = await turning(page);
    await expect(async () => {
      const { y } = await looseEnd(page);
      await swipe(page, { x: 30, y }, { x: 370, y });
      expect(await turning(page)).toBeLessThan(before - 4);
    }).toPass();
    const { y } = await looseEnd(page);
    await swipe(page, { x: 300, y }, { x: 300, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
