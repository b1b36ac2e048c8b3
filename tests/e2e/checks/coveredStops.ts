import type { Page } from 'playwright/test';

/** The name of what has the focus, and the share of it, from 0 to 1, that can be seen once the page has been drawn. */
export const focusSeen = (page: Page) =>
  page.evaluate(async () => {
    // Scrolling is answered in the next frame: the header comes or goes.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    const stop = document.activeElement as HTMLElement;
    const target = (stop as HTMLInputElement).labels?.[0]?.closest('label:has(input)') ?? stop;
    // A link that breaks over lines is as large as its largest piece.
    const pieces = [...target.getClientRects()].sort(
      (a, b) => b.width * b.height - a.width * a.height,
    );
    const box = pieces[0] ?? target.getBoundingClientRect();
    // Of what is higher than half of the window, the part that fits counts.
    const height = Math.min(box.height, window.innerHeight / 2);
    const below = Math.max(0, box.bottom - window.innerHeight);
    const top =
      box.height > height ? Math.max(box.top, Math.min(0, box.bottom - below - height)) : box.top;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = steps.flatMap((across) =>
      steps.filter((down) => {
        const hit = document.elementFromPoint(box.left + box.width * across, top + height * down);
        return hit && (target.contains(hit) || hit.contains(stop));
      }),
    );
    const text = stop.innerText || stop.getAttribute('name') || '';
    // Behind the last stop, and before the first, is the browser's own frame.
    if (stop === document.body) return null;
    const again = 'walked' in stop.dataset;
    stop.dataset.walked = '';
    return {
      name: `${stop.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`,
      share: seen.length / 25,
      again,
    };
  });

/** The stops of which less than half can be seen when they have the focus (WCAG 2.4.11), and a walk that is too short. */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    for (const stop of document.querySelectorAll<HTMLElement>('[data-walked]'))
      delete stop.dataset.walked;
  });
  const covered: string[] = [];
  let walked = 0;
  for (let outside = 0; outside < 2; ) {
    await page.keyboard.press(key);
    const stop = await focusSeen(page);
    if (stop?.again) break;
    if (!stop) outside += 1;
    else walked += 1;
    if (stop && stop.share < 0.5)
      covered.push(`${stop.name}: ${Math.round(stop.share * 100)} % can be seen after ${key}`);
  }
  const least = await page.evaluate(() => {
    const links = (document.querySelector(':modal') ?? document).querySelectorAll('a[href]');
    return [...links].filter((link) => link.checkVisibility() && !link.closest('[inert]')).length;
  });
  return walked >= least
    ? covered
    : [...covered, `${key} stops only ${walked} times; there are ${least} links`];
}
