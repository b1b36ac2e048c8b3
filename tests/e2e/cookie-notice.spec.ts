import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { loadPage } from '../../src/content/build/load.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { layoutProblems } from './checks/layout.ts';
import { complaintsOf } from './complaints.ts';
import { announced, heldByLiveRegions, listen } from './liveRegions.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf, storedAnswer } from './notice.ts';
import { onlyWith } from './onlyWith.ts';
import { pages } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

test.use({ answer: null });

const { answer } = loadPage('legal', { date: '' });
const signal = shellWords[shellLanguage].notice.privacySignal;

test('it takes no focus, stays while nobody answers, and goes with an answer in another tab', async ({
  page,
  context,
}) => {
  await visit(page, routes.home);
  const { region } = noticeOf(page);
  await expect(region).toBeInViewport({ ratio: 1 });
  await expect(region).not.toContainText(signal);
  await expect(page.locator('body')).toBeFocused();
  await (await openMenu(page)).entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expect(region).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  const other = await context.newPage();
  await visit(other, routes.privacy);
  await noticeOf(other).close.focus();
  await other.keyboard.press('Enter');
  await expect(noticeOf(other).region).toBeHidden();
  await expect(region).toBeHidden();
  await other.evaluate(() => localStorage.clear());
  await expect(region).toBeVisible();
});

test('it moves nothing but the page’s end, which it leaves room for', async ({ page }) => {
  await visit(page, routes.home);
  const { region, close } = noticeOf(page);
  await expect(region).toBeVisible();
  const places = () =>
    page.evaluate(() =>
      ['main', 'footer'].map((it) => document.querySelector(it)?.getBoundingClientRect().toJSON()),
    );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = { places: await places(), height: await height() };
  const covered = (await region.boundingBox())?.height ?? Number.NaN;
  await close.click();
  await expect(region).toBeHidden();
  expect(await places()).toEqual(before.places);
  await expect.poll(async () => before.height - (await height())).toBeCloseTo(covered, 0);
});

test('on a phone it fits with large text and frees the page’s end; in a low window it is in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, routes.contact);
  const { region } = noticeOf(page);
  await expect(region).toBeVisible();
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  expect(await layoutProblems(page, [{ width: 360, height: 640, textSize: 32 }])).toEqual([]);
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(region).toHaveCSS('position', 'static');
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('when the browser denies all storage, an answer lasts for the visit', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  // When the next page's script is late, Next loads the whole page, and the answer in memory is lost.
  await expect(async () => {
    await visit(page, routes.home);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await noticeOf(page).accept.click();
    await (await openMenu(page)).entry(routes.career).click();
    await expect(page).toHaveURL(routes.career);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(noticeOf(page).region).toBeHidden();
  expect(complaints).toEqual([]);
});

test('it acknowledges Global Privacy Control; the privacy policy shows the answer and changes it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await listen(page);
  await visit(page, routes.privacy);
  await expect(noticeOf(page).region).toContainText(signal);
  const main = page.getByRole('main');
  const [accept, refuse] = [
    main.locator('button[aria-pressed]').first(),
    main.locator('button[aria-pressed]').last(),
  ];
  await expect(main.locator('button[aria-pressed=true]')).toHaveCount(0);
  expect(await storedAnswer(page)).toBeNull();
  for (const [press, other, said, value] of [
    [accept, refuse, answer.accepted, 'true'],
    [refuse, accept, answer.refused, 'false'],
  ] as const) {
    await press.click();
    await expect(main).toContainText(said);
    await expect(press).toHaveAttribute('aria-pressed', 'true');
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    await expect(noticeOf(page).region).toBeHidden();
    expect(await storedAnswer(page)).toBe(value);
  }
  expect(await announced(page)).toEqual([answer.accepted, answer.refused]);
  // Not held on to: it would be said again when a dialog has closed.
  await expect.poll(() => heldByLiveRegions(page)).toEqual([]);
  // A value that the site never writes counts as a refusal.
  await page.evaluate((key) => localStorage.setItem(key, 'maybe'), cookieAnswerKey);
  await visit(page, routes.privacy);
  await expect(main).toContainText(answer.refused);
});

test('an answer is said, and the focus goes on in the page', async ({ page }) => {
  onlyWith(pages.includes(routes.sweden), 'Swedish page');
  await listen(page);
  await visit(page, routes.sweden);
  await noticeOf(page).accept.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => announced(page)).toEqual([shellWords[shellLanguage].notice.accepted]);
  await expect(page.getByRole('status')).toHaveAttribute('lang', 'en-GB');
});
