import { loadPage } from '#src/content/build/load.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { routes } from '#src/site.ts';
import allWords from '#words/all';
import { findAxeViolations } from './axe.ts';
import { pages } from './sitemap.ts';
import { boxesOf, expect, heading, skipUnless, test, visit, waitForFrames } from './visit.ts';

test.use({ answer: null });

const { answer } = loadPage('legal', { date: '' });

test('the notice takes no focus, shifts no content, and makes room for itself below', async ({
  page,
  menu,
  notice,
}) => {
  await visit(page, routes.home);
  const { region, close } = notice;
  await expect(region).toBeInViewport({ ratio: 1 });
  await expect(region).not.toContainText(shellWords.notice.privacySignal);
  await expect(page.locator('body')).toBeFocused();
  await menu.goTo(routes.about);
  await menu.expectClosed();
  await expect(heading(page)).toBeFocused();
  await expect(region).toBeVisible();
  const boxes = () => boxesOf(page.locator('main, footer'));
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const [before, height] = [await boxes(), await pageHeight()];
  const box = await region.boundingBox();
  await close.click();
  await expect(region).toBeHidden();
  expect(await boxes()).toEqual(before);
  await expect.poll(async () => height - (await pageHeight())).toBeCloseTo(box?.height ?? 0, 0);
});

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
])
  test(`at ${viewport.width} px the notice causes no layout shift`, async ({ page, notice }) => {
    await page.setViewportSize(viewport);
    await visit(page, routes.home);
    await expect(notice.region).toBeInViewport({ ratio: 1 });
    await waitForFrames(page, 5);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().length;
    });
    expect(shifts).toBe(0);
  });

test('in a short window the notice does not cover the page', async ({ page, notice }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, routes.contact);
  await expect(notice.region).toHaveCSS('position', 'static');
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findAxeViolations(page)).toEqual([]);
});

test('after an answer by keyboard Tab continues from where it was', async ({ page, notice }) => {
  await visit(page, routes.contact);
  await expect(notice.region).toBeVisible();
  const last = page.locator('main').locator('a, button, input, select, textarea').last();
  await last.focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(notice.close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer :focus')).toHaveCount(1);
});

test('without storage an answer lasts for the visit', async ({
  page,
  menu,
  notice,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  // Retries if Next loads the whole page because a script is late, which loses the answer in memory.
  await expect(async () => {
    await visit(page, routes.home);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await notice.accept.click();
    await menu.goTo(routes.career);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }).toPass();
  await expect(heading(page)).toBeVisible();
  await expect(notice.region).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test('the privacy policy shows and changes the answer', async ({ page, notice, announcements }) => {
  await visit(page, routes.privacy);
  const main = page.getByRole('main');
  const pressed = main.locator('button[aria-pressed=true]');
  const buttons = main.locator('button[aria-pressed]');
  await expect(pressed).toHaveCount(0);
  for (const [button, text, stored] of [
    [buttons.first(), answer.accepted, 'true'],
    [buttons.last(), answer.refused, 'false'],
  ] as const) {
    await button.click();
    await expect(main).toContainText(text);
    await expect(pressed.and(button)).toHaveCount(1);
    await expect(pressed).toHaveCount(1);
    await expect(notice.region).toBeHidden();
    expect(await notice.stored()).toBe(stored);
  }
  expect(await announcements.all()).toEqual([answer.accepted, answer.refused]);
  // A remaining text would be announced again when a dialog closes.
  await expect.poll(announcements.current).toEqual([]);
});

test('an answer is announced in the language of the shell', async ({ page, announcements }) => {
  skipUnless(pages.includes(routes.sweden), 'Swedish page');
  const { locale, shell } = allWords.sv;
  await visit(page, routes.sweden);
  await page.getByRole('button', { name: shell.notice.accept }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(announcements.all).toEqual([shell.notice.accepted]);
  await expect(page.getByRole('status')).toHaveAttribute('lang', locale);
});
