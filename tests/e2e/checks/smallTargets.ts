import { expect, type Page } from 'playwright/test';
import { findRoot, focusable } from './root.ts';

/**
 * The minimum height on touch screens, in CSS pixels. axe only checks the weaker rule's 24 pixels.
 * Source: https://www.w3.org/TR/WCAG22/#target-size-enhanced
 */
export const minTouchHeight = 44;

/**
 * Returns targets below the minimum height that are also too near to another one above or below, by
 * the circles of https://www.w3.org/TR/WCAG22/#target-size-minimum. Skips links within a sentence.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  const targets = await page
    .locator(`${await findRoot(page)} :is(${focusable})`)
    .evaluateAll((all) =>
      (all as HTMLElement[]).flatMap((own) => {
        // Skips the hidden field that only bots fill in.
        if (!own.checkVisibility({ visibilityProperty: true }) || own.closest('[aria-hidden=true]'))
          return [];
        let block = own.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        // A link next to a line break is alone on its line.
        const inLine =
          !block?.querySelector(':scope > br') && block?.innerText.trim() !== own.innerText.trim();
        if (getComputedStyle(own).display === 'inline' && inLine) return [];
        // A target includes its label, and a teaser's link covers the teaser with its `::after`.
        const { content, position, inset } = getComputedStyle(own, '::after');
        const stretched = content !== 'none' && position === 'absolute' && inset === '0px';
        const target = own.closest('label') ?? (stretched ? own.offsetParent : null) ?? own;
        const { left, right, top, height } = target.getBoundingClientRect();
        const name = own.outerHTML.slice(0, 90);
        const floats = own.closest('header, main + section') !== null;
        return [{ name, left, right, height, middle: top + height / 2, floats }];
      }),
    );
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  return targets.flatMap((target) => {
    if (target.height > minTouchHeight - 0.01) return [];
    const near = targets.find((other) => {
      if (other.left >= target.right || other.right <= target.left) return false;
      if (other.middle === target.middle || other.floats !== target.floats) return false;
      const down = Math.abs(other.middle - target.middle);
      const across = (other.left + other.right - target.left - target.right) / 2;
      const circles = other.height < minTouchHeight && Math.hypot(across, down) < minTouchHeight;
      return circles || down < (minTouchHeight + other.height) / 2;
    });
    const height = Math.round(target.height);
    return near ? [`${target.name} is ${height} px high and too near to ${near.name}`] : [];
  });
}
