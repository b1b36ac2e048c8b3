import type { Page } from 'playwright/test';
import { loadPage } from '../../src/content/build/load.ts';
import { routes } from '../../src/site.ts';
import { holdBack } from './held.ts';
import { menuOf } from './menuParts.ts';
import { onlyWith } from './onlyWith.ts';
import { expect, frames, hydrated, scrollTo, scrollTop, test, visit } from './visit.ts';

/** Follows a link of the footer without scrolling to it. */
async function follow(page: Page, path: string) {
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    path,
  );
  await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
}

const fromTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);

test('Back, Forward and a reload restore the scroll position of a page', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 1200);
  await follow(page, routes.privacy);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect(page).toHaveURL(routes.privacy);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test('a fragment is scrolled to, however far down; Back restores the position that was left', async ({
  page,
}) => {
  onlyWith(loadPage('home').people?.day, 'day on the page about us');
  await visit(page, routes.home);
  await page.locator(`main a[href="${routes.about}#day"]`).press('Enter');
  await expect(page).toHaveURL(`${routes.about}#day`);
  await expect(page.locator('#day')).toBeFocused();
  await expect(page.locator('#day')).toHaveCSS('outline-style', 'none');
  await frames(page, 20);
  for (const opened of [() => {}, () => page.reload()]) {
    await opened();
    await expect.poll(() => fromTop(page, 'day')).toBeLessThan(200);
    expect(await fromTop(page, 'day')).toBeGreaterThanOrEqual(0);
  }
  await hydrated(page);
  const left = (await scrollTop(page)) + 900;
  await scrollTo(page, left);
  await follow(page, routes.privacy);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.about}#day`);
  await expect.poll(() => scrollTop(page)).toBe(left);
  await frames(page, 10);
  expect(await scrollTop(page)).toBe(left);
  // Setting the fragment again scrolls to its target.
  await page.evaluate(() => {
    window.location.hash = '';
    window.location.hash = 'day';
  });
  await expect.poll(() => fromTop(page, 'day')).toBeLessThan(200);
});

test('Back before any script has loaded shows the page that the address names', async ({
  page,
}) => {
  await visit(page, routes.home);
  const home = await page.getByRole('heading', { level: 1 }).textContent();
  await follow(page, routes.privacy);
  const privacy = await page.getByRole('heading', { level: 1 }).textContent();
  const release = await holdBack(page, '**/_next/static/chunks/**');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home ?? '');
  release();
  await hydrated(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy ?? '');
});

test('a press during a view transition is not lost', async ({ page }) => {
  await visit(page, routes.home);
  // A page that takes long gets no transition; this one is long enough to press during it.
  await page.evaluate(() => Object.assign(performance, { now: () => 0 }));
  await page.addStyleTag({
    content: '::view-transition-group(*) { animation-duration: 20s !important; }',
  });
  // The link is at the top, where the header does not move.
  await page.locator(`main a[href="${routes.contact}"]`).first().click();
  await expect(page).toHaveURL(routes.contact);
  const moves = () =>
    document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement);
  await expect.poll(() => page.evaluate(moves)).toBe(true);
  const { button, dialog } = menuOf(page);
  const box = await button.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(dialog).toBeVisible();
});

for (const saveData of [false, true]) {
  test(`what a page needs is requested once, ahead unless the visitor saves data: ${saveData}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    );
    await visit(page, routes.home);
    await page.waitForLoadState('networkidle');
    const needed = /\/_next\/(data\/.*\/services\.json|static\/chunks\/pages\/services-)/;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && needed.test(request.url()))
        asked.push(new URL(request.url()).pathname.replace(/^.*\/|-\w+(?=\.js)/g, ''));
    });
    const link = page.locator(`main a[href="${routes.services}"]`).first();
    await link.hover();
    if (saveData) await frames(page, 30);
    else await expect.poll(() => asked).toContain('services.js');
    if (saveData) expect(asked).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(routes.services);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(['services.js', 'services.json']);
  });
}
