import { expect, test as plainTest } from 'playwright/test';
import { type EngineName, notInstalled, playwrightBrowser } from '#scripts/engines/engines.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwrightDriver.ts';
import { startWebKit } from './webkit.ts';

const { FIREFOX_PATH, MINIBROWSER_PATH, WEBKIT_DRIVER_URL, SITE_URL = '' } = process.env;

/** Functions that start a browser that Playwright can’t control. scripts/engines.ts sets the paths. */
const starters: Record<EngineName, (() => Promise<Driver>) | undefined> = {
  firefox: FIREFOX_PATH ? () => startFirefox(FIREFOX_PATH) : undefined,
  webkit:
    WEBKIT_DRIVER_URL && MINIBROWSER_PATH
      ? () => startWebKit(WEBKIT_DRIVER_URL, MINIBROWSER_PATH)
      : undefined,
};

const retryOptions = { timeout: 30_000, intervals: [50] };

/**
 * Runs in the page. Finds the first visible element with this selector and start of its text, and
 * scrolls to it if it is covered.
 * @returns its centre, or `null` while it is hidden, moving or covered
 */
function clickablePoint(selector: string, text: string) {
  if (document.documentElement.matches(':active-view-transition')) return null;
  const element = [...document.querySelectorAll(selector)].find(
    (it) => it.checkVisibility() && it.textContent?.trim().startsWith(text),
  );
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const { target } = (effect ?? {}) as Partial<KeyframeEffect>;
    return playState === 'running' && element && target?.contains(element);
  });
  if (!element || isMoving) return null;
  // The box of the first line, because a link that wraps may not contain its centre.
  const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

export class Visit {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async expectInPage<Args extends unknown[]>(
    what: string,
    expected: unknown,
    inPage: (...args: Args) => unknown,
    ...args: Args
  ) {
    await expect(async () =>
      expect(await this.driver.evaluate(inPage, ...args), what).toEqual(expected),
    ).toPass(retryOptions);
  }

  waitForHydration() {
    return this.expectInPage(
      'hydration and fonts',
      true,
      () => 'hydrated' in document.documentElement.dataset && document.fonts.status === 'loaded',
    );
  }

  async open(path: string) {
    await this.driver.open(SITE_URL + path);
    await this.waitForHydration();
  }

  async reload() {
    await this.driver.reload();
    await this.waitForHydration();
  }

  expectPath(path: string) {
    return this.expectInPage('the path', path, () => location.pathname + location.search);
  }

  /** Waits until the first such element is still. */
  async click(selector: string, text = '') {
    let point: { x: number; y: number } | null = null;
    await expect(async () => {
      const previous = point;
      point = await this.driver.evaluate(clickablePoint, selector, text);
      expect(point, `${selector} "${text}" is visible and not covered`).not.toBeNull();
      expect(point, `${selector} "${text}" is still`).toEqual(previous);
    }).toPass({ ...retryOptions, intervals: [100] });
    const { x, y } = point ?? { x: 0, y: 0 };
    await this.driver.moveMouse(x, y);
    await this.driver.mouseDown();
    await this.driver.mouseUp();
  }

  async followLink(selector: string, path: string) {
    const heading = await this.driver.evaluate(() => document.querySelector('h1')?.textContent);
    await this.click(selector);
    await this.expectPath(path);
    await this.expectInPage(
      'another heading',
      true,
      (old) => document.querySelector('h1')?.textContent !== old,
      heading,
    );
    await this.expectInPage('the end of the transition', false, () =>
      document.documentElement.matches(':active-view-transition'),
    );
  }

  async drag(from: { x: number; y: number }, to: { x: number; y: number }) {
    await this.driver.moveMouse(from.x, from.y);
    await this.driver.mouseDown();
    for (let step = 1; step <= 12; step++) {
      const between = (a: number, b: number) => Math.round(a + ((b - a) * step) / 12);
      await this.driver.moveMouse(between(from.x, to.x), between(from.y, to.y));
    }
    await this.driver.mouseUp();
  }
}

/** `test` with a `visit` fixture for the project's engine. The tests of a worker share one browser. */
export const test = plainTest.extend<
  { visit: Visit },
  { engine: EngineName; driver: Driver | undefined }
>({
  engine: ['firefox', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const own = playwrightBrowser(engine);
      const driver = await (own ? startPlaywright(own) : starters[engine]?.());
      await use(driver);
      await driver?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ driver, engine }, use, info) => {
    if (!driver) return info.skip(true, notInstalled(engine));
    await use(new Visit(driver));
    await driver.moveMouse(0, 0);
    await driver.evaluate(() => {
      // This page has no storage.
      if (location.protocol === 'about:') return;
      localStorage.clear();
      sessionStorage.clear();
    });
    await driver.open('about:blank');
  },
});
