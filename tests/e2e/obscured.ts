import type { Page } from 'playwright/test';
import { frames } from './visit.ts';

/**
 * Presses a key until the focus has gone through a document or a dialog once.
 * @returns the stops of which nothing could be seen when they had the focus (WCAG 2.4.11)
 */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab', within = 'body'): Promise<string[]> {
  const covered: string[] = [];
  const stops = await page
    .locator(within)
    .evaluate((it) => [...it.querySelectorAll('a, button, input, select, textarea, summary')].length);
  for (let presses = 0; presses < stops + 3; presses++) {
    await page.keyboard.press(key);
    await frames(page, 2);
    const stop = await page.evaluate((root) => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body || !element.closest(root)) return '';
      // Of a box that lies over its word visitors see the word.
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const points = [0.05, 0.5, 0.95].flatMap((x) =>
        [0.05, 0.5, 0.95].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const seen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.contains(element)) && hit !== document.documentElement;
      });
      return seen ? '' : `${element.tagName} ${element.textContent || element.getAttribute('name')}`;
    }, within);
    if (stop) covered.push(stop);
  }
  return covered;
}
