import { routes } from '../../src/site.ts';
import { holdBack } from './held.ts';
import { expect, frames, scrollTo, scrollTop, takenOver, test, visit } from './visit.ts';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`where the visitor prefers motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('Back and Forward show a page where it was left, and a reload does not move it', async ({ page }) => {
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

    test(`a page passes into the next ${reducedMotion === 'reduce' ? 'at once' : 'by view transition'}`, async ({ page }) => {
      await visit(page, routes.home);
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (draw) => {
          document.documentElement.dataset.passed = 'softly';
          return start(draw);
        };
      });
      await page.locator(`footer a[href="${routes.privacy}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
      const passed = await page.evaluate(() => document.documentElement.dataset.passed);
      expect(passed).toBe(reducedMotion === 'reduce' ? undefined : 'softly');
    });
  });
}

test('an address of a place within a page shows that place, however far down it is', async ({ page }) => {
  await visit(page, `${routes.about}#day`);
  const top = () => page.evaluate(() => document.getElementById('day')?.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
});

test('a link to a place within another page shows that place, however far down it is', async ({ page }) => {
  await visit(page, routes.home);
  await page.getByRole('main').getByRole('link', { name: 'How the offices share a day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two cities, one studio.');
  await frames(page, 20);
  const top = await page.evaluate(() => document.getElementById('day')?.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test('Back to an address of a place within a page shows where one was, not that place', async ({ page }) => {
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
  // A place that is asked for anew is gone to.
  await page.evaluate(() => {
    window.location.hash = '';
    window.location.hash = 'day';
  });
  await expect.poll(() => page.evaluate(() => document.getElementById('day')?.getBoundingClientRect().top)).toBeLessThan(200);
});

test('Back before any script has come shows the page that the address names', async ({ page }) => {
  await visit(page, routes.home);
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const release = await holdBack(page, '**/_next/static/chunks/**');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.home);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
  release();
  await takenOver(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
});

test('what is pressed while one page passes into the next is not lost', async ({ page }) => {
  await visit(page, routes.home);
  // Long enough to be sure of pressing within it.
  await page.addStyleTag({ content: '::view-transition-group(*) { animation-duration: 20s !important; }' });
  // From the top, where the header does not move.
  await page.getByRole('main').getByRole('link', { name: 'Drop us a line' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drop us a line.');
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement)))
    .toBe(true);
  const box = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a page that the browser itself has slid into place does not pass in once more', async ({ page }) => {
  await page.addInitScript(() => {
    const passed: string[] = [];
    Object.assign(window, { passed });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) => {
      passed.push(window.location.pathname);
      return start(draw);
    };
    // As Safari says after its gesture, and Chromium of its own on Android.
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
  });
  await visit(page, routes.home);
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  expect(await page.evaluate(() => (window as unknown as { passed: string[] }).passed)).toEqual([
    routes.privacy,
    routes.privacy,
  ]);
});

test('what is far from the screen of a first visit is not drawn until it comes near, and printed all the same', async ({
  page,
}) => {
  await visit(page, routes.home);
  const drawn = () =>
    page.evaluate(() => document.querySelector('footer h2')?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await drawn()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  // It is laid out with the next frame.
  await expect.poll(drawn).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await expect.poll(drawn).toBe(true);
});
