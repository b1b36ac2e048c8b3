import type { BrowserContext, Page, Route } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { kinds } from './sitemap.ts';
import { expect, frames, test, visit } from './visit.ts';

/** What a request may come to on a bad line, or after a deployment. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort(),
  'not there any more': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'never answered': async () => {},
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
};

const types = ['script', 'font', 'image'] as const;
type Type = (typeof types)[number];

/** The paths of what a page asks for after its HTML, down to its footer. */
async function askedFor(page: Page, path: string): Promise<Map<string, Type>> {
  const asked = new Map<string, Type>();
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const type = types.find((one) => one === request.resourceType());
    if (type && origin === new URL(page.url()).origin) asked.set(pathname + search, type);
  });
  await visit(page, path);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return asked;
}

/** What a page says of itself; that a file could not be had, or broke off, is said by the browser. */
function ownWords(page: Page): string[] {
  const said: string[] = [];
  const browsers = /Failed to load resource|Unexpected end|Invalid or unexpected|Refused to execute|MIME type/;
  const hear = (text: string) => browsers.test(text) || said.push(text);
  page.on('console', (message) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', ({ message }) => hear(message));
  return said;
}

/** Visits a page of which something fails: it can be read to its end, and its links lead on. */
async function expectWhole(context: BrowserContext, path: string, fails: (url: URL) => boolean, how: string) {
  const page = await context.newPage();
  const said = ownWords(page);
  const fault = faults[how];
  if (!fault) throw new Error(`There is no fault called ${how}`);
  await page.route(fails, fault);
  // What is never answered holds up the end of loading.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await frames(page, 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(said.length, said.join('\n')).toBeLessThanOrEqual(1);
  const elsewhere = page.locator('footer a[href="/accessibility"], footer a[href="/privacy-policy"]');
  const link = elsewhere.and(page.locator(`:not([href="${path}"])`)).first();
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  await page.close();
}

/** Every fault for every file takes half an hour; in between, each kind of page meets each type with another fault. */
const whole = process.env.FAILURES === 'all';
const hows = Object.keys(faults);

for (const [at, path] of kinds.entries()) {
  test(`${path} stays whole when what it asks for fails`, async ({ page, context }) => {
    const asked = await askedFor(page, path);
    await page.close();
    expect(new Set(asked.values())).toContain('script');
    if (whole) {
      test.setTimeout(1_200_000);
      for (const [file, type] of asked) {
        for (const how of hows) {
          const fails = ({ pathname, search }: URL) => pathname + search === file;
          await test.step(`${type} ${file}, ${how}`, () => expectWhole(context, path, fails, how));
        }
      }
      return;
    }
    for (const [turn, type] of types.entries()) {
      const how = hows[(at + turn) % hows.length] ?? '';
      const fails = ({ pathname, search }: URL) => asked.get(pathname + search) === type;
      await test.step(`every ${type}, ${how}`, () => expectWhole(context, path, fails, how));
    }
    const scripts = [...asked].filter(([, type]) => type === 'script').map(([file]) => file);
    const one = scripts[(at * 3 + 1) % scripts.length];
    const how = hows[(at + 3) % hows.length] ?? '';
    await test.step(`${one}, ${how}`, () => expectWhole(context, path, ({ pathname }) => pathname === one, how));
  });
}

for (const how of hows) {
  test(`a link leads on when the data of the next page is ${how}`, async ({ page }) => {
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
  });
}
