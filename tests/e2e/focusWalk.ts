import type { Page } from 'playwright/test';
import { frames } from './visit.ts';

/** Lets the page note after each step of the focus how much of it is covered. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: { name: string; free: number }[] = [];
    let rounds = 0;
    const visited = new WeakSet<Element>();
    const target = (stop: Element) => (stop as HTMLInputElement).labels?.[0]?.closest('label:has(input)') ?? stop;
    /** The share of a stop that is neither covered nor outside of the window; of a large one, the part that fits counts. */
    const free = (stop: Element) => {
      // A link that breaks over lines is as large as its largest piece.
      const pieces = [...target(stop).getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      const box = pieces[0] ?? target(stop).getBoundingClientRect();
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const height = Math.min(box.height, window.innerHeight / 2);
      const below = Math.max(0, box.bottom - window.innerHeight);
      const top = box.height > height ? Math.max(box.top, Math.min(0, box.bottom - below - height)) : box.top;
      let points = 0;
      for (const across of steps)
        for (const down of steps) {
          const hit = document.elementFromPoint(box.left + box.width * across, top + height * down);
          if (hit && (target(stop).contains(hit) || hit.contains(stop))) points += 1;
        }
      return points / 25;
    };
    Object.assign(window, {
      freeNow: () => (document.activeElement ? free(document.activeElement) : 0),
      look: async () => {
        // Scrolling is answered in the next frame: the header comes or goes.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
        const stop = document.activeElement;
        // Behind the last stop, and before the first, is the browser's own frame.
        if (!stop || stop === document.body) return rounds++ === 0;
        if (visited.has(stop)) return false;
        visited.add(stop);
        const text = (stop as HTMLElement).innerText || stop.getAttribute('name') || '';
        seen.push({ name: `${stop.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`, free: free(stop) });
        return true;
      },
      seen,
    });
  });

/**
 * Presses Tab, or Shift and Tab, through all stops once.
 * @returns each stop's name and the share of it, from 0 to 1, that can be seen when it has the focus
 */
export async function focusWalk(page: Page, key: 'Tab' | 'Shift+Tab') {
  await watch(page);
  for (;;) {
    await page.keyboard.press(key);
    if (!(await page.evaluate(() => (window as unknown as { look: () => Promise<boolean> }).look()))) break;
  }
  return page.evaluate(() => (window as unknown as { seen: { name: string; free: number }[] }).seen);
}

/** The share of what has the focus, from 0 to 1, that can be seen once the page has been drawn. */
export async function freeShare(page: Page): Promise<number> {
  await watch(page);
  await frames(page, 4);
  return page.evaluate(() => (window as unknown as { freeNow: () => number }).freeNow());
}
