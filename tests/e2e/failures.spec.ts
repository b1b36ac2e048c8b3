import type { BrowserContext, Page, Request } from 'playwright/test';
import { deferredScriptsOf } from '../../scripts/html/deferScripts.ts';
import { routes } from '../../src/site.ts';
import { faults } from './faults.ts';
import { kinds } from './sitemap.ts';
import { expect, frames, test, visit } from './visit.ts';

/** The addresses that a page requests after its HTML, including those that load when its footer is near. */
async function requestedBy(page: Page, path: string): Promise<Set<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'font', 'image'].includes(request.resourceType())) asked.add(addressOf(request));
  });
  await visit(page, path);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return asked;
}

/** The errors that the page itself reports, without the browser's messages about a missing or truncated file. */
function ownErrors(page: Page): string[] {
  const said: string[] = [];
  const browsers = /Failed to load resource|Refused to execute|MIME type/;
  const hear = (text: string) => browsers.test(text) || said.push(text);
  page.on('console', (message) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', ({ name, message }) => name === 'SyntaxError' || hear(message));
  return said;
}

/** Visits a page on which some requests fail: it can be read to its end, and its links work. */
async function expectWhole(context: BrowserContext, path: string, faultOf: (request: Request) => string | undefined) {
  const page = await context.newPage();
  const said = ownErrors(page);
  await page.route('**', (route) => (faults[faultOf(route.request()) ?? ''] ?? ((it) => it.fallback()))(route));
  // A request that never gets a response delays the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await frames(page, 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(said.length, said.join('\n')).toBeLessThanOrEqual(1);
  const to = path === routes.privacy ? routes.accessibility : routes.privacy;
  await page.locator(`footer a[href="${to}"]`).click();
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  // Some requests may still be pending; no test waits for them.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

const faultNames = Object.keys(faults);
const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

for (const [at, path] of kinds.entries()) {
  /** Each kind of page combines faults and resource types differently. */
  const turn = (by: number) => faultNames[(at + by) % faultNames.length];

  // All faults for all files take a minute per kind of page, so only the nightly run does that, with `FAILURES=all`.
  if (process.env.FAILURES === 'all') {
    test(`${path} stays whole whichever request fails and however it fails`, async ({ page, context }) => {
      test.setTimeout(1_800_000);
      const asked = await requestedBy(page, path);
      expect(asked.size).toBeGreaterThan(5);
      for (const file of asked) {
        for (const how of faultNames) {
          const fault = (request: Request) => (addressOf(request) === file ? how : undefined);
          await test.step(`${file}, ${how}`, () => expectWhole(context, path, fault));
        }
      }
    });
  }

  test(`${path} stays whole when all scripts, fonts and pictures fail`, async ({ context }) => {
    const found: Partial<Record<string, string | undefined>> = { script: turn(0), font: turn(1), image: turn(2) };
    await expectWhole(context, path, (request) => found[request.resourceType()]);
  });

  test(`${path} stays whole when one of its scripts fails`, async ({ context, request }) => {
    const scripts = deferredScriptsOf(await (await request.get(path)).text());
    expect(scripts.length).toBeGreaterThan(5);
    const one = scripts[(at * 3 + 1) % scripts.length];
    await expectWhole(context, path, (asking) => (addressOf(asking) === one ? turn(3) : undefined));
  });
}

for (const how of faultNames) {
  test(`a link works when the data of the next page is ${how}`, async ({ page }) => {
    await visit(page, routes.home);
    let asked = 0;
    await page.route('**/_next/data/**', async (route) => {
      asked += 1;
      await faults[how]?.(route);
    });
    await page.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(page).toHaveURL(routes.privacy);
    expect(asked).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
    await expect(page).toHaveURL(routes.home);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
