import type { Page } from 'playwright/test';
import { waitForFrames } from '../visit.ts';

/** Returns the focused element's name and visible share, from 0 to 1; null for the body. */
export async function measureVisibleFocus(page: Page) {
  // The header shows or hides in the frame after a scroll.
  await waitForFrames(page, 2);
  return page.evaluate(() => {
    const stop = document.activeElement as HTMLElement;
    // The focus is in the browser's toolbar, between the last element and the first.
    if (stop === document.body) return null;
    const target = (stop as HTMLInputElement).labels?.[0]?.closest('label:has(input)') ?? stop;
    // Only the largest box of a wrapped link counts.
    const areaOf = ({ width, height }: DOMRect) => width * height;
    const boxes = [...target.getClientRects()].sort((a, b) => areaOf(b) - areaOf(a));
    const box = boxes[0] ?? target.getBoundingClientRect();
    // Of a tall element, only half the window's height has to be visible.
    const height = Math.min(box.height, innerHeight / 2);
    const lowest = Math.min(box.bottom, innerHeight) - height;
    const top = box.height > height ? Math.max(box.top, Math.min(0, lowest)) : box.top;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const visible = steps.flatMap((across) =>
      steps.filter((down) => {
        const hit = document.elementFromPoint(box.left + box.width * across, top + height * down);
        return hit && (target.contains(hit) || hit.contains(stop));
      }),
    );
    const isVisited = 'visited' in stop.dataset;
    stop.dataset.visited = '';
    return { name: stop.outerHTML.slice(0, 90), share: visible.length / 25, isVisited };
  });
}

/**
 * Presses a key until the focus has been everywhere. Returns elements that are less than half
 * visible while they have the focus (https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum), and
 * links that were skipped.
 */
export async function findHiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.locator('[data-visited]').evaluateAll((all) => {
    for (const it of all) it.removeAttribute('data-visited');
  });
  const problems: string[] = [];
  let count = 0;
  for (let rounds = 0; rounds < 2; ) {
    await page.keyboard.press(key);
    const stop = await measureVisibleFocus(page);
    if (stop?.isVisited) break;
    if (!stop) rounds += 1;
    else count += 1;
    if (stop && stop.share < 0.5)
      problems.push(`${stop.name}: ${Math.round(stop.share * 100)} % visible after ${key}`);
  }
  const links = await page.evaluate(() => {
    const all = (document.querySelector(':modal') ?? document).querySelectorAll('a[href]');
    return [...all].filter((link) => link.checkVisibility() && !link.closest('[inert]')).length;
  });
  if (count < links) problems.push(`${key} reaches only ${count} of at least ${links} elements`);
  return problems;
}
