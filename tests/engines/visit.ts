import { expect } from 'playwright/test';
import type { Driver, InPage, Key } from './drivers/driver.ts';

interface Place {
  x: number;
  y: number;
  /** How many frames the page had drawn at that moment. */
  frame: number;
}

/**
 * The centre of the first element that matches a selector and begins with these words, or `null` while the element is hidden, is
 * moving, or is covered, even by the snapshots of a view transition. Scrolls the element into view.
 */
function pressable(selector: string, words: string): Place | null {
  const counter = window as { drawn?: number };
  if (counter.drawn === undefined) {
    const count = () => {
      counter.drawn = (counter.drawn ?? -1) + 1;
      requestAnimationFrame(count);
    };
    count();
  }
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
  if (element.contains(document.elementFromPoint(middle.x, middle.y))) return { ...middle, frame: counter.drawn ?? 0 };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** An element that is about to move does so within this many frames. */
const still = 3;

/** The actions and observations of one visitor. */
export class Visit {
  readonly driver: Driver;
  readonly siteUrl: string;

  constructor(driver: Driver, siteUrl: string) {
    this.driver = driver;
    this.siteUrl = siteUrl;
  }

  read<Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args): Promise<Result> {
    return this.driver.read(inPage, ...args);
  }

  /** Waits until a function returns the expected value in the page, even if the page is replaced meanwhile. */
  async sees<Args extends unknown[]>(what: string, expected: unknown, inPage: InPage<Args, unknown>, ...args: Args) {
    await expect(async () => expect(await this.read(inPage, ...args), what).toEqual(expected)).toPass({
      timeout: 30_000,
      intervals: [50],
    });
  }

  /** Waits for hydration: only React renders the offices' clocks. */
  async hydrated() {
    await this.sees('React has taken the page over', true, () => {
      const footer = document.querySelector('footer')?.textContent ?? '';
      return /\d\d:\d\d/.test(footer) && document.fonts.status === 'loaded';
    });
  }

  /** Waits until a view transition has ended: before that, its snapshots would receive the press. */
  async settled() {
    await this.sees('the view transition has ended', false, () => document.documentElement.matches(':active-view-transition'));
  }

  /** Opens a page and waits until it is hydrated. */
  async open(path: string) {
    await this.driver.open(this.siteUrl + path);
    await this.hydrated();
  }

  async reload() {
    await this.driver.reload();
    await this.hydrated();
  }

  /** Waits until the address is this, from the path on. */
  async isAt(path: string) {
    await this.sees('the address', path, () => location.pathname + location.search);
  }

  /** The position of an element, once it has stopped moving and nothing covers it. */
  private async placeOf(selector: string, words: string) {
    let first: Place = { x: -1, y: -1, frame: 0 };
    await expect(async () => {
      const place = await this.read(pressable, selector, words);
      if (place?.x !== first.x || place.y !== first.y || place.frame < first.frame) first = place ?? { x: -1, y: -1, frame: 0 };
      expect(place, `${selector} that begins with "${words}" is shown, and nothing covers it`).not.toBeNull();
      expect((place?.frame ?? 0) - first.frame, `${selector} that begins with "${words}" stands still`).toBeGreaterThan(still);
    }).toPass({ timeout: 30_000, intervals: [50] });
    return first;
  }

  /** Presses the first element that matches a selector and begins with these words. */
  async click(selector: string, words = '') {
    const { x, y } = await this.placeOf(selector, words);
    await this.driver.point(x, y);
    await this.driver.hold();
    await this.driver.letGo();
  }

  /** Presses a link and waits until its page is drawn. */
  async follow(selector: string, words: string, path: string) {
    const before = await this.read(() => document.querySelector('h1')?.textContent);
    await this.click(selector, words);
    await this.isAt(path);
    await this.sees('another heading', true, (left) => document.querySelector('h1')?.textContent !== left, before);
    await this.settled();
  }

  /** Turns the wheel in the middle of the window until a function returns `true`; the first turn may come too early. */
  async wheel(what: string, by: number, inPage: InPage<[], boolean>) {
    await expect(async () => {
      await this.driver.wheel(720, 450, by);
      expect(await this.read(inPage), what).toBe(true);
    }).toPass({ timeout: 30_000, intervals: [200] });
  }

  press(key: Key) {
    return this.driver.press(key);
  }
}
