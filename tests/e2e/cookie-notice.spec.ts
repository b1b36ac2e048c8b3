import { cookieAnswerKey, routes } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf, storedAnswer, wasShown, watchForNotice } from './notice.ts';
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
    await (await openMenu(page)).entry('About us').click();
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
  await (await openMenu(page)).entry('About us').click();
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

test('it covers the page without moving it', async ({ page }) => {
  await visit(page, routes.home);
  await expect(noticeOf(page).region).toBeVisible();
  const measure = () =>
    page.evaluate(() => [
      document.querySelector('main')?.getBoundingClientRect().toJSON(),
      document.querySelector('footer')?.getBoundingClientRect().toJSON(),
      document.documentElement.scrollHeight,
    ]);
  const before = await measure();
  await noticeOf(page).close.click();
  await expect(noticeOf(page).region).toBeHidden();
  expect(await measure()).toEqual(before);
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
