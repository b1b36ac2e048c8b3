import type { BrowserContext } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { complaintsOf } from './complaints.ts';
import { answeredFaults, type Fault } from './faults.ts';
import { holdBack, optionalScripts } from './held.ts';
import { expectClosed, menuOf, openMenu, slideInMenu } from './menuParts.ts';
import { expect, frames, hydrated, test } from './visit.ts';

/** Visits a page on which one script fails: the page stays, and the menu works. */
async function expectToSurvive(context: BrowserContext, path: string, script: string, fail: Fault) {
  const page = await context.newPage();
  const thrown: string[] = [];
  // The browser reports a truncated file as a syntax error; there must be no other.
  page.on('pageerror', ({ name, message }) => name !== 'SyntaxError' && thrown.push(message));
  let asked = false;
  await page.route(`**${script}`, (route) => {
    asked = true;
    return fail(route);
  });
  await page.goto(path);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  // Some scripts are requested when the footer comes near, which React observes after hydration.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return asked;
    })
    .toBe(true);
  await frames(page, 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.locator('footer')).toBeVisible();
  expect(thrown).toEqual([]);
  // The header is hidden after scrolling down.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // The menu's own script may be the one that fails.
  await (await slideInMenu(page)).entry(routes.career).click();
  await expect(page).toHaveURL(routes.career);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
}

test('the page stays whole when an optional script fails', async ({ context }) => {
  const tab = await context.newPage();
  const optional = await optionalScripts(tab, routes.home);
  await tab.close();
  for (const script of optional) {
    for (const [how, fail] of Object.entries(answeredFaults)) {
      await test.step(`${script}, ${how}`, () => expectToSurvive(context, routes.home, script, fail));
    }
  }
});

test('a filter chosen before any script has loaded keeps the other one in the address', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdBack(page, '**/_next/static/chunks/**');
  await page.goto(`${routes.works}?service=ux-research`, { waitUntil: 'domcontentloaded' });
  const byService = page.getByRole('navigation', { name: 'Show works by service' });
  const byIndustry = page.getByRole('navigation', { name: 'Show works by industry' });
  const state = async () => ({
    count: await page.locator('main [data-count]').textContent(),
    chosen: await byService.locator('[aria-current=true]').textContent(),
    links: await byIndustry
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => [
          (link as HTMLElement).innerText,
          link.getAttribute('href'),
          link.ariaCurrent,
          'empty' in (link as HTMLElement).dataset,
        ]),
      ),
  });
  const before = await state();
  expect(before.count).toMatch(/ of /);
  expect(before.chosen).toContain('UX research');
  release();
  await hydrated(page);
  await frames(page, 5);
  expect(await state()).toEqual(before);
  await page.unroute('**/_next/static/chunks/**');

  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(`${routes.works}?service=ux-research`, { waitUntil: 'domcontentloaded' });
  const link = byIndustry.locator('a:has(sup)').first();
  const chosen = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('industry');
  await link.click();
  await expect(page).toHaveURL(`${routes.works}?service=ux-research&industry=${chosen}`);
  expect(complaints.filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
});

test('following a link does not wait for the menu’s script, and the menu works when it arrives', async ({ page, context }) => {
  const tab = await context.newPage();
  const optional = await optionalScripts(tab, routes.home);
  await tab.close();
  const release = await holdBack(page, ({ pathname }) => optional.includes(pathname));
  await page.goto(routes.home);
  // The footer's clock, by which other tests know that React is there, is among the scripts that are held.
  await expect(page.locator('header[data-at-top=""]')).toBeVisible();
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const { dialog, entry, close } = menuOf(page);
  await menuOf(page).button.click();
  await expect(dialog).toBeVisible();
  const sent = await dialog.elementHandle();
  release();
  await page.waitForLoadState('networkidle');
  await frames(page, 5);
  // React does not replace the menu while it is open.
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => sent?.evaluate((it) => it.isConnected)).toBe(false);
  await page.evaluate(() => Object.assign(window, { still: 'here' }));
  await openMenu(page);
  await entry(routes.career).click();
  await expect(page).toHaveURL(routes.career);
  await expectClosed(page);
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
});

test('a page that is opened in a background tab loads its scripts', async ({ page }) => {
  // In a background tab the document is hidden and no frames are drawn.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(routes.home);
  await hydrated(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header gets a background as soon as text scrolls under it', async ({ page }) => {
    await page.goto(routes.home);
    const header = page.getByRole('banner');
    const ground = () => header.evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 400);
    await expect.poll(ground).toMatch(/^rgb\(/);
  });
});
