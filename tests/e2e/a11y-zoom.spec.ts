import { chromium, type Page } from 'playwright/test';
import { browserArgs } from '../../scripts/engines/chromium.ts';
import { industryPath, routes, servicePath } from '../../src/site.ts';
import { layoutFaults } from './layoutFaults.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf } from './notice.ts';
import { test } from './sharedPage.ts';
import { kinds } from './sitemap.ts';
import { answerBefore, expect, frames, test as ownPage, visit } from './visit.ts';

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Windows and styles that a page must stand. A desktop at 400 % is as small as the first. */
const conditions = [
  { name: '400 % zoom', width: 320, height: 256, css: '' },
  { name: 'a phone held sideways', width: 640, height: 360, css: '' },
  { name: 'spaced text', width: 1280, height: 800, css: spacing },
  { name: 'spaced text at 1366', width: 1366, height: 768, css: spacing },
  { name: 'spaced text in a narrow window', width: 320, height: 640, css: spacing },
];

/** A page of each kind, and those whose composition differs from the others of their kind. */
const rooms = [
  ...kinds,
  ...(['branding', 'web-development', 'team-renting'] as const).map(servicePath),
  ...(['event-design', 'film-and-media'] as const).map(industryPath),
];

for (const path of rooms) {
  test(`${path} stands zoom, turned phones and spaced text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    for (const { name, width, height, css } of conditions) {
      await page.setViewportSize({ width, height });
      await setStyle(page, css);
      await frames(page);
      expect.soft(await layoutFaults(page), name).toEqual([]);
    }
  });
}

test('so does the menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  await openMenu(page);
  for (const { name, width, height, css } of conditions) {
    await page.setViewportSize({ width, height });
    await setStyle(page, css);
    await frames(page);
    expect.soft(await layoutFaults(page), name).toEqual([]);
  }
});

ownPage.describe('with the cookie notice', () => {
  ownPage.use({ answer: null, contextOptions: { reducedMotion: 'reduce' } });

  ownPage('at least half of a low window is left to the page', async ({ page }) => {
    await visit(page, routes.contact);
    await expect(noticeOf(page).region).toBeVisible();
    for (const { name, width, height } of conditions.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      await frames(page);
      expect.soft(await layoutFaults(page), name).toEqual([]);
      const free = await page.evaluate(() => {
        const heights = Array.from({ length: 50 }, (_, step) => (window.innerHeight * (step + 0.5)) / 50);
        const isFixed = (it: Element | null): boolean =>
          it !== null && (getComputedStyle(it).position === 'fixed' || isFixed(it.parentElement));
        return heights.filter((y) => !isFixed(document.elementFromPoint(window.innerWidth / 2, y))).length / 50;
      });
      expect.soft(free, name).toBeGreaterThanOrEqual(0.5);
    }
  });
});

ownPage('text twice as large by the browser’s setting fits wherever it is', async ({ baseURL, extraHTTPHeaders }) => {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }),
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
  });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
    reducedMotion: 'reduce',
  });
  await answerBefore(context, 'false');
  const page = await context.newPage();
  for (const path of rooms) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await frames(page);
      expect.soft(await layoutFaults(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await browser.close();
});
