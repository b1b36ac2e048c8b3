import { expect, test as plainTest } from 'playwright/test';
import { type EngineName, notInstalled } from '#scripts/engines/engines.ts';
import { startBrowser } from './browsers.ts';
import type { Browser, Driver } from './driver.ts';

interface Position {
  x: number;
  y: number;
}

/**
 * Runs in the page. Finds the first visible element with this selector and start of its text, and
 * scrolls to it if it is covered.
 * @returns its centre, or `null` while it is hidden or covered
 */
function clickablePoint([selector, text]: [string, string]): Position | null {
  if (document.documentElement.matches(':active-view-transition')) return null;
  const element = [...document.querySelectorAll(selector)].find(
    (it) => it.checkVisibility() && it.textContent?.trim().startsWith(text),
  );
  // The box of the first line, because a link that wraps may not contain its centre.
  const box = element?.getClientRects()[0];
  if (!element || !box) return null;
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

export class Visit {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Waits until a function that runs in the page returns what is expected. */
  async expect<Arg>(expected: unknown, inPage: (arg: Arg) => unknown, arg?: Arg) {
    await expect(async () =>
      expect(await this.driver.evaluate(inPage, arg)).toEqual(expected),
    ).toPass({ timeout: 30_000, intervals: [50] });
  }

  expectPath(path: string) {
    return this.expect(path, () => location.pathname + location.search);
  }

  /** Waits until the page is hydrated and has its fonts. */
  waitUntilReady() {
    return this.expect(
      true,
      () => 'hydrated' in document.documentElement.dataset && document.fonts.status === 'loaded',
    );
  }

  async open(path: string) {
    await this.driver.goto(process.env.SITE_URL + path);
    await this.waitUntilReady();
  }

  goBack() {
    return this.driver.evaluate(() => history.back());
  }

  /** Waits until the first such element is still. */
  async click(selector: string, text = '') {
    let point: Position | null = null;
    await expect(async () => {
      const previous = point;
      point = await this.driver.evaluate(clickablePoint, [selector, text]);
      expect(point, `${selector} "${text}" is visible and not covered`).not.toBeNull();
      expect(point, `${selector} "${text}" is still`).toEqual(previous);
    }).toPass({ timeout: 30_000, intervals: [100] });
    const { x, y } = point ?? { x: 0, y: 0 };
    await this.drag({ x, y });
  }

  /** Clicks a link to another page, and waits until that page is shown. */
  async followLink(path: string, within: string) {
    const heading = await this.driver.evaluate(() => document.querySelector('h1')?.textContent);
    await this.click(`${within} a[href="${path}"]`);
    await this.expectPath(path);
    const isShown = (old?: string | null) =>
      document.querySelector('h1')?.textContent !== old &&
      !document.documentElement.matches(':active-view-transition');
    await this.expect(true, isShown, heading);
  }

  /** Presses the mouse button, and releases it at the same place or another one. */
  async drag(from: Position, to = from) {
    const { mouse } = this.driver;
    await mouse.move(from.x, from.y);
    await mouse.down();
    const steps = to === from ? 0 : 6;
    for (let step = 1; step <= steps; step++) {
      const between = (a: number, b: number) => Math.round(a + ((b - a) * step) / steps);
      await mouse.move(between(from.x, to.x), between(from.y, to.y));
    }
    await mouse.up();
  }
}

/** `test` with a `visit` fixture for the project's engine. The tests of a worker share one browser. */
export const test = plainTest.extend<
  { visit: Visit },
  { engine: EngineName; browserOfEngine: Browser | undefined }
>({
  engine: ['firefox', { scope: 'worker', option: true }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await startBrowser(engine);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ browserOfEngine, engine }, use, info) => {
    if (!browserOfEngine) return info.skip(true, notInstalled(engine));
    const { driver } = browserOfEngine;
    await use(new Visit(driver));
    await driver.mouse.move(0, 0);
    // On busy machines Firefox sometimes aborts the way to about:blank (NS_BINDING_ABORTED).
    await expect(async () => {
      await driver.evaluate(() => {
        // This page has no storage.
        if (location.protocol === 'about:') return;
        localStorage.clear();
        sessionStorage.clear();
      });
      await driver.goto('about:blank');
    }).toPass({ timeout: 30_000 });
  },
});
