import type { Page } from 'playwright/test';
import { loadWorks } from '../../src/content/load.ts';
import { routes, workPath } from '../../src/site.ts';
import { onlyWith } from './onlyWith.ts';
import { expect, test, visit } from './visit.ts';

const [work] = loadWorks();
const { slug = '', colour } = work ?? {};
test.beforeEach(() => onlyWith(work, 'work'));

const enter = (page: Page) =>
  page
    .locator(`main article a[href="${workPath(slug)}"]`)
    .first()
    .click();
const headerInk = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--header-ink').trim().toLowerCase());

test('the text of the list goes before that of the work comes, which is above the picture', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) => {
      const transition = start(draw);
      transition.ready.then(() => {
        const times = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
          return pseudoElement?.startsWith('::view') ? [[pseudoElement, { delay, endTime: Number(endTime) }]] : [];
        });
        Object.assign(window, { times: Object.fromEntries(times) });
      });
      return transition;
    };
  });
  await visit(page, routes.works);
  // A page that was waited for comes without a transition.
  await page.evaluate(() => Object.assign(performance, { now: () => 0 }));
  await enter(page);
  const handle = await page.waitForFunction(() => (window as { times?: unknown }).times);
  const times = (await handle.jsonValue()) as Record<string, { delay: number; endTime: number }>;
  const gone = times['::view-transition-old(root)'];
  const come = times['::view-transition-new(opening-text)'];
  expect(gone?.endTime).toBeLessThanOrEqual(come?.delay ?? 0);
  // Both within the time that an answer to a person may take.
  expect(come?.endTime).toBeLessThanOrEqual(400);
  expect(times).toHaveProperty(`::view-transition-group(cover-${slug})`);
});

test('the styles of a work come with its page and go with it', async ({ page }) => {
  await visit(page, routes.works);
  const before = await headerInk(page);
  await enter(page);
  await expect(page.locator('.opening')).toHaveCSS('display', 'block');
  expect(await headerInk(page)).toBe(colour?.ink.toLowerCase());
  await page.goBack();
  await expect(page.locator('.opening')).toHaveCount(0);
  expect(await headerInk(page)).toBe(before);
});
