import { expect, test as plainTest } from 'playwright/test';
import { type EngineName, missing } from '../../scripts/engines/engines.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const { FIREFOX_PATH, MINIBROWSER_PATH, WEBKIT_DRIVER_URL, SITE_URL = '' } = process.env;

/** How to start each engine; scripts/engines.ts names the programs of those that are installed. */
const starters: Record<EngineName, (() => Promise<Driver>) | undefined> = {
  firefox: FIREFOX_PATH ? () => startFirefox(FIREFOX_PATH) : undefined,
  webkit:
    WEBKIT_DRIVER_URL && MINIBROWSER_PATH
      ? () => startWebKit(WEBKIT_DRIVER_URL, MINIBROWSER_PATH)
      : undefined,
};

const retry = { timeout: 30_000, intervals: [50] };

/**
 * The centre of the first element that matches a selector and begins with these words, or `null` while it is hidden, is moving,
 * or is covered, even by the snapshots of a view transition. Scrolls the element into view.
 */
function pressable(selector: string, words: string) {
  if (document.documentElement.matches(':active-view-transition')) return null;
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.textContent?.trim().startsWith(words),
  );
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const { target } = (effect ?? {}) as Partial<KeyframeEffect>;
    return playState === 'running' && element && target?.contains(element);
  });
  if (!element || moves) return null;
  // A link that wraps over lines may have a gap at its centre.
  const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** The actions and observations of one visitor. */
export class Visit {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Waits until a function returns the expected value in the page, even if the page is replaced meanwhile. */
  async sees<Args extends unknown[]>(
    what: string,
    expected: unknown,
    inPage: (...args: Args) => unknown,
    ...args: Args
  ) {
    await expect(async () =>
      expect(await this.driver.read(inPage, ...args), what).toEqual(expected),
    ).toPass(retry);
  }

  /** Waits until React has hydrated the page and its fonts have loaded. */
  hydrated() {
    return this.sees(
      'hydration and fonts',
      true,
      () => 'hydrated' in document.documentElement.dataset && document.fonts.status === 'loaded',
    );
  }

  async open(path: string) {
    await this.driver.open(SITE_URL + path);
    await this.hydrated();
  }

  async reload() {
    await this.driver.reload();
    await this.hydrated();
  }

  /** Waits until the address is this, from the path on. */
  isAt(path: string) {
    return this.sees('the address', path, () => location.pathname + location.search);
  }

  /** Presses the first element that matches a selector and begins with these words, once it stands still and nothing covers it. */
  async click(selector: string, words = '') {
    let last: { x: number; y: number } | null = null;
    await expect(async () => {
      const before = last;
      last = await this.driver.read(pressable, selector, words);
      expect(
        last,
        `${selector} that begins with "${words}" is shown, and nothing covers it`,
      ).not.toBeNull();
      expect(last, `${selector} that begins with "${words}" stands still`).toEqual(before);
    }).toPass({ ...retry, intervals: [100] });
    const { x, y } = last ?? { x: 0, y: 0 };
    await this.driver.point(x, y);
    await this.driver.hold();
    await this.driver.letGo();
  }

  /** Presses a link and waits until its page is drawn. */
  async follow(selector: string, path: string) {
    const before = await this.driver.read(() => document.querySelector('h1')?.textContent);
    await this.click(selector);
    await this.isAt(path);
    await this.sees(
      'another heading',
      true,
      (left) => document.querySelector('h1')?.textContent !== left,
      before,
    );
    await this.sees('an end of the transition', false, () =>
      document.documentElement.matches(':active-view-transition'),
    );
  }

  /** Turns the wheel until a function returns `true`; the first turn may come too early. */
  async wheel(what: string, by: number, inPage: () => boolean) {
    await expect(async () => {
      await this.driver.wheel(by);
      expect(await this.driver.read(inPage), what).toBe(true);
    }).toPass({ ...retry, intervals: [200] });
  }
}

/** `test` with a first visit, in the engine of the Playwright project, whose tests share a browser. */
export const test = plainTest.extend<
  { visit: Visit },
  { engine: EngineName; driver: Driver | undefined }
>({
  engine: ['firefox', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await starters[engine]?.();
      await use(driver);
      await driver?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ driver, engine }, use, info) => {
    if (!driver) return info.skip(true, missing(engine));
    await use(new Visit(driver));
    await driver.point(0, 0);
    await driver.read(() => {
      // A test that was skipped has opened nothing.
      if (location.protocol === 'about:') return;
      localStorage.clear();
      sessionStorage.clear();
    });
    await driver.open('about:blank');
  },
});
