import { gzipSync } from 'node:zlib';
import { comeNear, drawn, looseEnd, pull, pullThrough, scriptsOf, turning } from './cordParts.ts';
import { swipe } from './finger.ts';
import { noticeOf } from './notice.ts';
import { expect, frames, scrollTop, test, visit } from './visit.ts';

test.describe('on a first visit', () => {
  test.use({ answer: null });
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [768, 1024],
    [1366, 657],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    test(`at ${width}×${height} the line and its loose end lie above the cookie notice`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, '/');
      const { region } = noticeOf(page);
      await expect(region).toBeVisible();
      const top = await region.evaluate((it) => innerHeight - it.getBoundingClientRect().height);
      const end = await looseEnd(page);
      expect(end.y).toBeLessThan(top - 4);
      // In a low window the drawing is narrower than the page.
      expect(end.x / Math.min(width, 1.65 * height)).toBeCloseTo(0.81, 1);
      // Neither link is on it.
      for (const link of await page.locator('main section').first().getByRole('link').all())
        expect(await link.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(end.y - 6);
    });
  }
});

test('on a phone the tangle is around the last line of the headline', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  const lastLine = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return [...words.getClientRects()].at(-1)?.toJSON();
  });
  const tangle = await page
    .locator('main section')
    .first()
    .locator('svg:visible path')
    .first()
    .evaluate((path) => path.getBoundingClientRect().toJSON());
  expect(tangle.bottom).toBeGreaterThan(lastLine.bottom - 12);
  expect(tangle.top).toBeGreaterThan(lastLine.top - lastLine.height - 4);
});

test('its script is fetched only when the pointer comes near, and is small', async ({ page }) => {
  const script = scriptsOf(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await script()).toBeUndefined();
  await comeNear(page);
  expect(gzipSync((await script())?.bytes ?? '').length).toBeLessThanOrEqual(4096);
});

test('it rises a little to the pointer, and sinks back', async ({ page }) => {
  await visit(page, '/');
  const { y } = await looseEnd(page);
  await comeNear(page);
  await expect.poll(async () => y - (await looseEnd(page)).y).toBeGreaterThan(3);
  expect(y - (await looseEnd(page)).y).toBeLessThan(4.5);
  await page.mouse.move(300, 100);
  await expect.poll(async () => Math.round(y - (await looseEnd(page)).y)).toBe(0);
});

test('pulled half-way and let go, it stays', async ({ page }) => {
  await visit(page, '/');
  await comeNear(page);
  const before = await turning(page);
  const { x, y } = await looseEnd(page);
  await pull(page, { x: x - 2, y });
  await pull(page, { x: 900, y });
  await page.mouse.move(300, 100);
  await frames(page, 30);
  const left = await drawn(page);
  const after = await turning(page);
  expect(after).toBeLessThan(before - 4);
  expect(after).toBeGreaterThan(6);
  await frames(page, 30);
  expect(await drawn(page)).toBe(left);
});

test('pulled through, the puli takes it away, and it stays straight on this visit', async ({ page }) => {
  await visit(page, '/');
  const said = await page.locator('[aria-live]').allTextContents();
  await pullThrough(page);
  const puli = page.locator('main section').first().locator('img');
  await expect(puli).toBeVisible();
  await expect(puli).toHaveCount(0);
  expect(await turning(page)).toBeLessThan(0.01);
  expect((await looseEnd(page)).x).toBeGreaterThan(1440);
  expect(await page.locator('[aria-live]').allTextContents()).toEqual(said);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await page.getByRole('link', { name: 'See our work' }).click();
  await expect(page).toHaveURL(/works/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/^From tangled/);
  expect(await turning(page)).toBeLessThan(0.01);
  await page.reload();
  await expect.poll(() => turning(page)).toBeGreaterThan(20);
});

test('a pen pulls it, too', async ({ page }) => {
  await visit(page, '/');
  const session = await page.context().newCDPSession(page);
  const pen = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number, down = true) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      pointerType: 'pen',
      force: down ? 0.5 : 0,
      ...(down && { button: 'left', buttons: 1, clickCount: 1 }),
    });
  const before = { line: await drawn(page), turning: await turning(page) };
  const { x, y } = await looseEnd(page);
  await pen('mouseMoved', x - 5, y - 8, false);
  await expect.poll(() => drawn(page)).not.toBe(before.line);
  for (const from of [x - 2, 900]) {
    await pen('mousePressed', from, y);
    for (let step = 1; step <= 25; step++) {
      await pen('mouseMoved', from + ((1400 - from) * step) / 25, y);
      await frames(page, 1);
    }
    await pen('mouseReleased', 1400, y);
  }
  expect(await turning(page)).toBeLessThan(before.turning - 4);
});

test('the links and the way through the page are as they were', async ({ page }) => {
  await visit(page, '/');
  await comeNear(page);
  const hero = page.locator('main section').first();
  expect(await hero.locator('[tabindex], [role], button').count()).toBe(0);
  for (const name of ['Drop us a line', 'See our work']) await hero.getByRole('link', { name }).click({ trial: true });
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('it does not move, and a press gives the straight line', async ({ page }) => {
    await visit(page, '/');
    const before = await drawn(page);
    const script = scriptsOf(page);
    const { x, y } = await looseEnd(page);
    await page.mouse.move(x - 5, y - 8);
    await expect.poll(script).toBeTruthy();
    await pull(page, { x: 900, y: y - 8 });
    await frames(page);
    // A drag ends with a click on the same place, so it counts as a press.
    if ((await turning(page)) > 2) {
      expect(await drawn(page)).toBe(before);
      await page.mouse.click(x - 5, y - 8);
    }
    expect(await turning(page)).toBeLessThan(0.01);
    await expect(page.locator('main section').first().locator('img')).toHaveCount(0);
  });
});

test('on paper it is only a drawing', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/');
  for (const path of await page.locator('main section').first().locator('svg:visible > path').all()) {
    await expect(path).toHaveCSS('stroke-dasharray', 'none');
    await expect(path).toHaveCSS('animation-name', 'none');
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('it is pulled sideways', async ({ page }) => {
    await visit(page, '/');
    const before = await turning(page);
    await expect(async () => {
      const { y } = await looseEnd(page);
      await swipe(page, { x: 30, y }, { x: 370, y });
      expect(await turning(page)).toBeLessThan(before - 4);
    }).toPass();
  });

  test('a vertical swipe that begins on it scrolls', async ({ page }) => {
    await visit(page, '/');
    const { x, y } = await looseEnd(page);
    await swipe(page, { x: x - 20, y }, { x: x - 20, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
