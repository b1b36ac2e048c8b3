import { loadPage } from '../../src/content/build/load.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../src/site.ts';
import { findAxeViolations } from './axe.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { collectConsoleErrors } from './consoleErrors.ts';
import { locateNotice, readStoredAnswer } from './cookieNotice.ts';
import { getAnnouncements, liveRegionTexts, recordAnnouncements } from './liveRegions.ts';
import { openMenu } from './menuParts.ts';
import { pages } from './sitemap.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test, visit } from './visit.ts';

test.use({ answer: null });

const { answer } = loadPage('legal', { date: '' });
const words = shellWords[shellLanguage].notice;

test('the notice takes no focus, stays on the next page and stores nothing without an answer', async ({
  page,
}) => {
  await visit(page, routes.home);
  const { region } = locateNotice(page);
  await expect(region).toBeInViewport({ ratio: 1 });
  await expect(region).not.toContainText(words.privacySignal);
  await expect(page.locator('body')).toBeFocused();
  await (await openMenu(page)).entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expect(region).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('an answer in one tab hides the notice in another, and clearing the storage shows it again', async ({
  page,
  context,
}) => {
  await visit(page, routes.home);
  const { region } = locateNotice(page);
  const other = await context.newPage();
  await visit(other, routes.privacy);
  await locateNotice(other).close.focus();
  await other.keyboard.press('Enter');
  await expect(locateNotice(other).region).toBeHidden();
  await expect(region).toBeHidden();
  await other.evaluate(() => localStorage.clear());
  await expect(region).toBeVisible();
});

test('the notice shifts no content and adds its height to the end of the page', async ({
  page,
}) => {
  await visit(page, routes.home);
  const { region, close } = locateNotice(page);
  await expect(region).toBeVisible();
  const boxes = () =>
    page.evaluate(() =>
      ['main', 'footer'].map((it) => document.querySelector(it)?.getBoundingClientRect().toJSON()),
    );
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = { boxes: await boxes(), height: await pageHeight() };
  const noticeHeight = (await region.boundingBox())?.height ?? Number.NaN;
  await close.click();
  await expect(region).toBeHidden();
  expect(await boxes()).toEqual(before.boxes);
  await expect.poll(async () => before.height - (await pageHeight())).toBeCloseTo(noticeHeight, 0);
});

test('on a phone the notice fits with large text and does not cover the last link of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, routes.contact);
  await expect(locateNotice(page).region).toBeVisible();
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  expect(await findLayoutProblems(page, [{ width: 360, height: 640, textSize: 32 }])).toEqual([]);
});

test('in a short window the notice is part of the page instead of covering it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, routes.contact);
  await expect(locateNotice(page).region).toHaveCSS('position', 'static');
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px');
  await test.step('axe finds nothing in a larger window', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

test('after an answer by keyboard the next Tab continues where the visitor was', async ({
  page,
}) => {
  await visit(page, routes.contact);
  const last = page.locator('main a').last();
  await last.focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(locateNotice(page).close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer :focus')).toHaveCount(1);
});

test('the notice and the privacy policy name the refusal by the same word', () => {
  expect(words.refuse.split(',')).toContain(answer.refuse);
});

test('without storage an answer lasts for the visit', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
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
    await locateNotice(page).accept.click();
    await (await openMenu(page)).entry(routes.career).click();
    await expect(page).toHaveURL(routes.career);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(locateNotice(page).region).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test('the privacy policy shows the answer, changes it and announces the change once', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await visit(page, routes.privacy);
  const main = page.getByRole('main');
  const buttons = main.locator('button[aria-pressed]');
  await expect(main.locator('button[aria-pressed=true]')).toHaveCount(0);
  for (const [button, other, text, stored] of [
    [buttons.first(), buttons.last(), answer.accepted, 'true'],
    [buttons.last(), buttons.first(), answer.refused, 'false'],
  ] as const) {
    await button.click();
    await expect(main).toContainText(text);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    await expect(locateNotice(page).region).toBeHidden();
    expect(await readStoredAnswer(page)).toBe(stored);
  }
  expect(await getAnnouncements(page)).toEqual([answer.accepted, answer.refused]);
  // A remaining text would be announced again when a dialog closes.
  await expect.poll(() => liveRegionTexts(page)).toEqual([]);
});

test('an answer is announced in the language of the shell and moves the focus to the content', async ({
  page,
}) => {
  skipUnless(pages.includes(routes.sweden), 'Swedish page');
  await recordAnnouncements(page);
  await visit(page, routes.sweden);
  await locateNotice(page).accept.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => getAnnouncements(page)).toEqual([words.accepted]);
  await expect(page.getByRole('status')).toHaveAttribute('lang', 'en-GB');
});
