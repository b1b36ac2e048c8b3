import type { Page } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { holdBack } from './held.ts';
import { expect, frames, hydrated, scrollTo, scrollTop, test, visit } from './visit.ts';

/** Stops the clock that measures how long the next page takes: a page that takes long gets no view transition. */
const stopClock = (page: Page) => page.evaluate(() => Object.assign(performance, { now: () => 0 }));

/** Records the path of every view transition that starts. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const passed: string[] = [];
    Object.assign(window, { passed });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) => {
      passed.push(window.location.pathname);
      return start(draw);
    };
  });
const transitions = (page: Page) => page.evaluate(() => (window as unknown as { passed: string[] }).passed);

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('Back and Forward restore the scroll position of a page, and so does a reload', async ({ page }) => {
      await visit(page, routes.home);
      await scrollTo(page, 1200);
      await page.evaluate(
        (path) => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click(),
        routes.privacy,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await scrollTo(page, 700);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
      await expect.poll(() => scrollTop(page)).toBe(1200);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
      await expect.poll(() => scrollTop(page)).toBe(700);
      await page.reload();
      await expect.poll(() => scrollTop(page)).toBe(700);
    });

    test(`a page replaces the last one ${reducedMotion === 'reduce' ? 'at once' : 'by view transition'}`, async ({ page }) => {
      await countTransitions(page);
      await visit(page, routes.home);
      await stopClock(page);
      await page.locator(`footer a[href="${routes.privacy}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
      expect(await transitions(page)).toEqual(reducedMotion === 'reduce' ? [] : [routes.privacy]);
    });
  });
}

test('an address with a fragment scrolls to its target, however far down it is', async ({ page }) => {
  await visit(page, `${routes.about}#day`);
  const top = () => page.evaluate(() => document.getElementById('day')?.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
});

test('a link with a fragment to another page scrolls to its target, however far down it is', async ({ page }) => {
  await visit(page, routes.home);
  await page.getByRole('main').getByRole('link', { name: 'A day in both offices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two cities, one studio.');
  await frames(page, 20);
  const top = await page.evaluate(() => document.getElementById('day')?.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test('Back to an address with a fragment restores the scroll position, not the fragment’s target', async ({ page }) => {
  await visit(page, `${routes.about}#day`);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  const left = (await scrollTop(page)) + 900;
  await scrollTo(page, left);
  await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click(), routes.privacy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
  await frames(page, 10);
  expect(await scrollTop(page)).toBe(left);
  // Setting the fragment again scrolls to its target.
  await page.evaluate(() => {
    window.location.hash = '';
    window.location.hash = 'day';
  });
  await expect.poll(() => page.evaluate(() => document.getElementById('day')?.getBoundingClientRect().top)).toBeLessThan(200);
});

test('Back before any script has loaded shows the page that the address names', async ({ page }) => {
  await visit(page, routes.home);
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const release = await holdBack(page, '**/_next/static/chunks/**');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.home);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
  release();
  await hydrated(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
});

test('a press during a view transition is not lost', async ({ page }) => {
  await visit(page, routes.home);
  await stopClock(page);
  // Long enough to press during the transition.
  await page.addStyleTag({ content: '::view-transition-group(*) { animation-duration: 20s !important; }' });
  // The link is at the top, where the header does not move.
  await page.getByRole('main').getByRole('link', { name: 'Drop us a line' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drop us a line.');
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement)))
    .toBe(true);
  const box = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a page that the browser itself has animated gets no second transition', async ({ page }) => {
  await countTransitions(page);
  // Safari sets this after its swipe gesture, and Chromium on Android after its own.
  await page.addInitScript(() => Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }));
  await visit(page, routes.home);
  await stopClock(page);
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  expect(await transitions(page)).toEqual([routes.privacy, routes.privacy]);
});

test('a page that the visitor had to wait for is shown without a transition', async ({ page }) => {
  await countTransitions(page);
  await page.route('**/_next/data/**', async (route) => {
    await new Promise((waited) => setTimeout(waited, 200));
    await route.continue();
  });
  await visit(page, routes.home);
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  expect(await transitions(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what a page needs is requested at once and only once, and its first screen is rendered before the rest', async ({
  page,
}) => {
  await visit(page, routes.home);
  const needed = /\/_next\/(data\/.*\/works\.json|static\/chunks\/pages\/works-)/;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && needed.test(request.url()))
      asked.push(new URL(request.url()).pathname.replace(/^.*\/|-\w+(?=\.js)/g, ''));
  });
  const release = await holdBack(page, needed);
  // Content that is rendered together appears in one mutation.
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const sections = document.querySelectorAll('main section').length;
      if (document.querySelector('h1')?.textContent === 'Case studies.' && seen.at(-1) !== sections) seen.push(sections);
    }).observe(document, { subtree: true, childList: true });
  });
  const link = page.getByRole('main').getByRole('link', { name: 'See our work' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.toSorted()).toEqual(['works.js', 'works.json']);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case studies.');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(['works.js', 'works.json']);
});
