import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { routes } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf, storedAnswer, wasShown, watchForNotice } from './notice.ts';
import { coveredStops } from './obscured.ts';
import { expect, hydrated, test, visit } from './visit.ts';

test.use({ answer: null });

test('a first visit shows it and stores nothing', async ({ page }) => {
  await visit(page, routes.home);
  const { region, accept, close } = noticeOf(page);
  await expect(region).toBeInViewport({ ratio: 1 });
  await expect(accept).toBeVisible();
  await expect(close).toBeVisible();
  expect(await storedAnswer(page)).toBeNull();
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

for (const [name, value] of [
  ['accept', 'true'],
  ['close', 'false'],
] as const) {
  test(`${name} stores ${value}, and it is gone for good`, async ({ page }) => {
    await watchForNotice(page);
    await visit(page, routes.home);
    const notice = noticeOf(page);
    await notice[name].click();
    await expect(notice.region).toBeHidden();
    expect(await storedAnswer(page)).toBe(value);
    expect(await wasShown(page)).toBe(true);

    // Not even for a moment.
    for (const again of [() => page.reload(), () => page.goto(routes.contact)]) {
      await again();
      await hydrated(page);
      expect(await wasShown(page)).toBe(false);
    }
    await (await openMenu(page)).entry(routes.about).click();
    await expect(page).toHaveURL(routes.about);
    expect(await wasShown(page)).toBe(false);
  });
}

test('an empty entry counts as no answer', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, ''), cookieAnswerKey);
  await visit(page, routes.home);
  await expect(noticeOf(page).region).toBeVisible();
});

test('it stays while the visitor goes on without answering', async ({ page }) => {
  await visit(page, routes.home);
  await (await openMenu(page)).entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expect(noticeOf(page).region).toBeVisible();
  expect(await storedAnswer(page)).toBeNull();
});

test('an answer in one tab takes it away in the others; clearing the storage brings it back', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, routes.home);
  await visit(other, routes.about);
  await expect(noticeOf(other).region).toBeVisible();
  await noticeOf(page).accept.click();
  await expect(noticeOf(other).region).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await expect(noticeOf(other).region).toBeVisible();
});

test('it moves nothing but the page’s end, which it leaves room for', async ({ page }) => {
  await visit(page, routes.home);
  const { region, close } = noticeOf(page);
  await expect(region).toBeVisible();
  const measure = () =>
    page.evaluate(() => [
      document.querySelector('main')?.getBoundingClientRect().toJSON(),
      document.querySelector('footer')?.getBoundingClientRect().toJSON(),
    ]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = { places: await measure(), height: await height() };
  const covered = (await region.boundingBox())?.height ?? Number.NaN;
  await close.click();
  await expect(region).toBeHidden();
  expect(await measure()).toEqual(before.places);
  await expect.poll(async () => before.height - (await height())).toBeCloseTo(covered, 0);
});

for (const [width, height, path] of [
  [1280, 800, routes.home],
  [1280, 800, routes.works],
  [360, 640, routes.contact],
  // A window of 1280 by 1024 at 400 %.
  [320, 256, routes.contact],
] as const) {
  test(`at ${width} by ${height} it covers nothing that has the focus on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The header slides in when the focus comes to it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await expect(noticeOf(page).region).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab'] as const) expect(await coveredStops(page, key), key).toEqual([]);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect
      .poll(() =>
        last.evaluate((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
      )
      .toBe(true);
  });
}

test('in a low window it stands in the page rather than over it', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, routes.home);
  await expect(noticeOf(page).region).toHaveCSS('position', 'static');
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px');
});

test('it takes no focus and lets the focus pass', async ({ page }) => {
  await visit(page, routes.privacy);
  const { region, close } = noticeOf(page);
  await expect(region).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer').locator('a:focus, button:focus')).toHaveCount(1);
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(region).toBeHidden();
  expect(await storedAnswer(page)).toBe('false');
});

test('with it, a page passes axe', async ({ page }) => {
  await visit(page, routes.contact);
  await expect(noticeOf(page).region).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
