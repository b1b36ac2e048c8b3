import {
  animal,
  drag,
  expectMoved,
  names,
  pauseButton,
  positionOf,
  visitAnimals,
} from '../e2e/animalParts.ts';
import { centreOf, expect, scrollTop, test, visit, waitForFrames } from '../e2e/visit.ts';

test('2. ‘Drop us a line’ is shown on desktop only', async ({ page }) => {
  await visit(page, '/about-us');
  const button = page.getByRole('banner').getByRole('link', { name: 'Drop us a line' });
  for (const width of [1024, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toBeVisible({ visible: width === 1024 });
  }
});

test('4. Header: hidden on scrolling down, shown on scrolling up', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'fixed');
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 500);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('4. Menu: its button opens a full-screen panel, which locks page scrolling; its close button restores it', async ({
  page,
  menu,
}) => {
  await visit(page, '/');
  await menu.expectClosed();
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 640);
  await expect.poll(() => scrollTop(page)).toBe(640);
  await page.mouse.wheel(0, -40);
  await expect.poll(() => scrollTop(page)).toBe(600);
  await menu.slideIn();
  // The panel doesn't cover the scrollbar, so that the page behind it doesn't shift.
  const { width = 0 } = (await page.locator('body').boundingBox()) ?? {};
  await expect.poll(() => menu.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 });
  await page.mouse.wheel(0, 600);
  await waitForFrames(page, 10);
  expect(await scrollTop(page)).toBe(600);
  await menu.close.click();
  await menu.expectClosed();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test.describe('4. Cookie notice', () => {
  test.use({ answer: null });

  for (const [name, value] of [
    ['accept', 'true'],
    ['close', 'false'],
  ] as const)
    test(`It is visible while the entry is empty, between the main area and the footer. The ${name} button stores ${value}; the notice then disappears and is not shown again`, async ({
      page,
      notice,
    }) => {
      // Records whether the notice was ever in the page, even for a moment.
      await page.addInitScript(() =>
        new MutationObserver(() => {
          if (document.querySelector('main + section')) Object.assign(window, { wasShown: true });
        }).observe(document, { childList: true, subtree: true }),
      );
      const wasShown = () => page.evaluate(() => 'wasShown' in window);
      await visit(page, '/');
      expect(await notice.stored()).toBeNull();
      await expect(page.locator('main + section + footer')).toBeAttached();
      await expect(page.locator('main + section')).toHaveAccessibleName('Cookie notice');
      await notice[name].click();
      await expect(notice.region).toBeHidden();
      expect(await notice.stored()).toBe(value);
      expect(await wasShown()).toBe(true);
      await visit(page, '/contact-us');
      expect(await wasShown()).toBe(false);
    });
});

test('2. Footer: a copyright line with the current year, taken from the current date', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-06-15T10:00:00Z');
  await visit(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Dunavik');
});

test('2. Footer: two decorative images, each 160 by 160 pixels. They drift randomly, shake when hovered, and can be dragged', async ({
  page,
}) => {
  await visitAnimals(page, '/privacy-policy');
  for (const name of names) {
    await expectMoved(page, name);
    const { width = 0, height = 0 } = (await animal(page, name).boundingBox()) ?? {};
    expect(width).toBeCloseTo(160, 0);
    expect(height).toBeCloseTo(160, 0);
    const image = animal(page, name).locator('img');
    await expect(image).toHaveCSS('animation-name', 'none');
    const { x, y } = await centreOf(animal(page, name));
    await page.mouse.move(x, y);
    await expect(image).not.toHaveCSS('animation-name', 'none');
  }
  await pauseButton(page).click();
  for (const [name, distance] of [
    ['cub', 300],
    ['puli', -300],
  ] as const) {
    const before = await positionOf(page, name);
    await drag(page, distance, -30, name);
    await page.mouse.up();
    const moved = async () => {
      const after = await positionOf(page, name);
      return [after.x - before.x, after.y - before.y].map(Math.round);
    };
    await expect.poll(moved).toEqual([distance, -30]);
  }
});
