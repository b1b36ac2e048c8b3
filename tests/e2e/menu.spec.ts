import type { Locator, Page } from 'playwright/test';
import config from '../../playwright.config.ts';
import { services } from '../../src/content/facts/services.ts';
import { routes, servicePath } from '../../src/site.ts';
import { coveredStops } from './checks/coveredStops.ts';
import { swipe } from './finger.ts';
import { expectClosed, menuOf, openMenu, slideInMenu } from './menuParts.ts';
import { expect, frames, scrollTo, scrollTop, test, visit } from './visit.ts';

// Playwright hides scrollbars; where they take up room, locking the page must not shift anything.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

async function tabTo(page: Page, stop: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** The addresses of the entries that are marked as the current page. */
const marked = (dialog: Locator) =>
  dialog
    .locator('[aria-current=page]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('with the keyboard alone it opens, keeps the focus, closes, and leads to a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, routes.home);
  const { button, dialog, close, entry } = menuOf(page);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(close).toBeFocused();
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target as Element).closest('dialog'))
        document.documentElement.dataset.focusOutside = '';
    });
  });
  for (const behind of [page.getByRole('main').locator('a').first(), button]) {
    await behind.evaluate((it) => (it as HTMLElement).focus());
    await expect(behind).not.toBeFocused();
  }
  // Its head stays in view, and covers no stop.
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-focus-outside');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button).toBeFocused();
  // While it still slides in.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await page.keyboard.press('Space');
  await expect(close).toBeFocused();
  await page.keyboard.press('Space');
  await expectClosed(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await tabTo(page, entry(routes.services));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.services);
  await expectClosed(page);
});

test('with the mouse it shifts nothing, marks the page that is shown, and closes when a link is followed', async ({
  page,
}) => {
  await visit(page, routes.home);
  const { button, close, dialog, entry } = menuOf(page);
  const places = () =>
    page.evaluate(() =>
      ['header button', 'main h1', 'footer address'].map(
        (it) => document.querySelector(it)?.getBoundingClientRect().x,
      ),
    );
  const before = await places();
  const buttonBox = await button.boundingBox();
  await scrollTo(page, 700);
  await scrollTo(page, 640);
  await openMenu(page);
  expect(await places()).toEqual(before);
  // The close button is where the open button was, and a line leads the panel as it slides in.
  await expect.poll(async () => (await close.boundingBox())?.y).toBe(buttonBox?.y);
  const right = (box: typeof buttonBox) => box && box.x + box.width;
  expect(
    Math.abs((right(await close.boundingBox()) ?? 0) - (right(buttonBox) ?? 0)),
  ).toBeLessThanOrEqual(1);
  await expect(dialog).toHaveCSS('box-shadow', /-5px 0px 0px 0px/);
  expect(await marked(dialog)).toEqual([routes.home]);

  await entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expectClosed(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await openMenu(page);
  await expect.poll(() => marked(dialog)).toEqual([routes.about]);
  // The current page's own entry closes it, too.
  await entry(routes.about).click();
  await expectClosed(page);
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectClosed(page);
  // Back to where the visitor was, the header is hidden.
  await expect.poll(() => scrollTop(page)).toBe(640);
  await scrollTo(page, 0);
  const path = servicePath(services[0].slug);
  await openMenu(page);
  await dialog.locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expectClosed(page);
  await openMenu(page);
  await expect.poll(() => marked(dialog)).toEqual([path]);
});

test.describe('with fingers', () => {
  // So low that the shortest menu does not fit.
  test.use({ viewport: { width: 360, height: 320 }, hasTouch: true, isMobile: true });

  test('taps open and close it, and a swipe scrolls it but never the page behind', async ({
    page,
  }) => {
    await visit(page, routes.home);
    await scrollTo(page, 500);
    await scrollTo(page, 450);
    const { button, close, dialog, entry } = menuOf(page);
    await button.tap();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await swipe(page, { x: 180, y: 300 }, { x: 180, y: 20 });
    const scrolled = () => dialog.evaluate((it) => it.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(100);
    // The swipes are longer than the menu can scroll: the remainder must not scroll the page.
    await expect(async () => {
      await swipe(page, { x: 180, y: 20 }, { x: 180, y: 300 });
      expect(await scrolled()).toBe(0);
    }).toPass();
    await swipe(page, { x: 180, y: 20 }, { x: 180, y: 300 });
    await frames(page, 10);
    expect(await scrollTop(page)).toBe(450);
    const last = dialog.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await close.tap();
    await expectClosed(page);
    expect(await scrollTop(page)).toBe(450);
    await button.tap();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await entry(routes.contact).tap();
    await expect(page).toHaveURL(routes.contact);
    await expectClosed(page);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself opens and closes it, and its links open their pages', async ({
    page,
  }) => {
    await page.goto(routes.home);
    const { button, close, dialog, entry } = menuOf(page);
    await expect(dialog).toBeHidden();
    await slideInMenu(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await close.click();
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await slideInMenu(page);
    await entry(routes.career).click();
    await expect(page).toHaveURL(routes.career);
    await expect(dialog).toBeHidden();
  });
});
