import type { Page } from 'playwright/test';
import { industryPath, routes, servicePath } from '../../src/site.ts';
import { openMenu } from './menuParts.ts';
import { expect, frames, test, visit } from './visit.ts';

const drawing = (page: Page) => page.locator('main svg[viewBox="0 0 640 320"]');

/** What keeps the strokes of a drawing from being seen whole. */
const hidden = (page: Page) =>
  drawing(page)
    .locator('path')
    .evaluateAll((paths) =>
      paths.flatMap((path) => {
        const { strokeDasharray, animationName } = getComputedStyle(path);
        return [strokeDasharray, animationName].filter((value) => value !== 'none');
      }),
    );

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const path of [servicePath('branding'), industryPath('datasecurity')]) {
    test(`the drawing of ${path} is complete at once`, async ({ page }) => {
      await page.goto(path);
      await expect(drawing(page)).toBeVisible();
      expect(await hidden(page)).toEqual([]);
    });
  }
});

test('on paper the drawing is complete', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(servicePath('branding'));
  await expect(drawing(page)).toBeVisible();
  expect(await hidden(page)).toEqual([]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, answer: null });
  test('the drawing is complete when it has been drawn', async ({ page }) => {
    await page.goto(servicePath('branding'));
    const strokes = drawing(page).locator('path');
    await expect(strokes).toHaveCount(2);
    for (const stroke of await strokes.all()) await expect(stroke).toHaveCSS('stroke-dashoffset', '0px');
  });
});

for (const width of [360, 1440]) {
  test(`at ${width} px the drawing takes 1.2 s at the most and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // A font that arrives late moves the text slightly, which is not the drawing's doing.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(servicePath('branding'));
    const ends = await drawing(page)
      .locator('path')
      .evaluateAll((paths) =>
        paths.flatMap((path) => path.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime)),
      );
    for (const end of ends) expect(end).toBeLessThanOrEqual(1200);
    await expect(drawing(page).locator('path').last()).toHaveCSS('stroke-dashoffset', '0px');
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          // Buffered entries come in a task of their own.
          setTimeout(() => resolve(sum), 200);
        }),
    );
    expect(shifts).toBe(0);
  });
}

test('the headline stays the largest paint', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(servicePath('branding'));
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve((list.getEntries().at(-1) as PerformanceEntry & { element?: Element }).element?.tagName),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe('H1');
});

/** The drawings that a page asks for from now on. */
function drawingsAsked(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(request.url().match(/(?<=\/illustrations\/line-).*/) ?? [])));
  return asked;
}

test.describe('on lists', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a service that is pointed at or focused is drawn, and no other is fetched', async ({ page }) => {
    const asked = drawingsAsked(page);
    await visit(page, routes.services);
    const main = page.getByRole('main');
    const pointed = main.getByRole('link', { name: 'UI design' });
    await pointed.scrollIntoViewIfNeeded();
    await frames(page);
    expect(asked).toEqual([]);
    await pointed.hover();
    await expect.poll(() => asked).toEqual(['ui-design.svg']);
    await page.mouse.move(0, 0);
    await pointed.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => asked).toEqual(['ui-design.svg', 'branding.svg']);
  });

  test('the menu draws what is pointed at', async ({ page }) => {
    const asked = drawingsAsked(page);
    await visit(page, routes.about);
    const { dialog } = await openMenu(page);
    await expect(async () => {
      await dialog.getByRole('link', { name: 'Education' }).hover();
      await dialog.getByRole('link', { name: 'Fintech' }).hover();
      expect(asked).toContain('fintech.svg');
    }).toPass();
  });
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('lists draw nothing', async ({ page }) => {
    const asked = drawingsAsked(page);
    await visit(page, routes.services);
    await page.getByRole('main').getByRole('link', { name: 'Branding' }).hover();
    await frames(page);
    expect(asked).toEqual([]);
  });
});
