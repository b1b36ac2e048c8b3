import { routes } from '../../src/site.ts';
import { expect, scrollTo, scrollTop, test, visit } from './visit.ts';

test('Back to the page before shows it where it was left', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 1200);
  await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click(), routes.privacy);
  await expect(page).toHaveURL(new RegExp(`${routes.privacy}$`));
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1100);
});

test('nothing keeps a page out of the back/forward cache', async ({ page }) => {
  await visit(page, routes.home);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-kept', String(persisted)),
    );
  });
  await page.goto(routes.contact);
  await page.goBack();
  const told = await page.evaluate(() => ({
    kept: document.documentElement.getAttribute('data-kept'),
    reasons: (performance.getEntriesByType('navigation')[0]?.toJSON().notRestoredReasons?.reasons ?? []) as {
      reason: string;
    }[],
  }));
  // A browser under test may have the cache off; then it says so, and the page must not have added a reason of its own.
  const own = told.reasons.map(({ reason }) => reason).filter((reason) => reason !== 'masked');
  expect(
    told.kept === 'true' || own.every((reason) => /disabled|not-eligible|devtools|embedder/i.test(reason)),
    JSON.stringify(told),
  ).toBe(true);
});
