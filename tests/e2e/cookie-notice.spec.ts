import { routes } from '#src/site.ts';
import words from '#words/shell';
import { findAxeViolations } from './axe.ts';
import { boxesOf, expect, heading, test, visit, waitForFrames } from './visit.ts';

test.use({ answer: null });

test('the notice takes no focus, and shifts nothing', async ({ page, menu, notice }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route(/woff2/, (route) => setTimeout(() => route.continue(), 1000));
  await visit(page, routes.home);
  const { region, close } = notice;
  await expect(region).toBeInViewport({ ratio: 1 });
  await waitForFrames(page, 5);
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
  // A late font may move a link by 4 px, which counts less.
  expect(shifts).toBeLessThan(0.0005);
  await expect(page.locator('body')).toBeFocused();
  await menu.goTo(routes.about);
  await expect(heading(page)).toBeFocused();
  await expect(region).toBeVisible();
  // Waits for the part below the first screen.
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const [[notices], height] = [await boxesOf(region), await pageHeight()];
  await close.click();
  await expect.poll(async () => height - (await pageHeight())).toBeCloseTo(notices?.height ?? 0, 0);
});

test('in a short window the notice does not cover the page', async ({ page, notice }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, routes.contact);
  await expect(notice.region).toHaveCSS('position', 'static');
  await expect(page.locator('html')).toHaveCSS('--notice-height', '0px');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findAxeViolations(page)).toEqual([]);
});

test('an answer by keyboard is announced, and Tab continues from before it', async ({
  page,
  notice,
  announcements,
}) => {
  await visit(page, routes.contact);
  await expect(notice.region).toBeVisible();
  const last = page.locator('main').locator('a, button, input, select, textarea').last();
  await last.focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(notice.close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
  await expect.poll(announcements.all).toEqual([words.notice.refused]);
  await page.keyboard.press('Tab');
  await expect(page.locator('footer :focus')).toHaveCount(1);
});

test('without storage the notice can be closed', async ({ page, notice, consoleErrors }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  await visit(page, routes.home);
  await notice.accept.click();
  await expect(notice.region).toBeHidden();
  expect(consoleErrors).toEqual([]);
});
