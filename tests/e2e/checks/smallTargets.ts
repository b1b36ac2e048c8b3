import { expect, type Page } from 'playwright/test';
import { rootOf, stops } from './root.ts';

/** WCAG 2.5.8 asks for 24, of which axe knows the exceptions; for fingers this design gives what 2.5.5 asks for. */
const leastForFingers = 44;

/**
 * What is too low for a finger, and, by circles of that size (https://www.w3.org/TR/WCAG22/#target-size-minimum), too near to what
 * is above or below. Links in a sentence are as high as it.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  const targets = await page.locator(`${await rootOf(page)} :is(${stops})`).evaluateAll((all) =>
    (all as HTMLElement[]).flatMap((own) => {
      // The field that only machines fill in is off the page.
      if (!own.checkVisibility({ visibilityProperty: true }) || own.closest('[aria-hidden=true]'))
        return [];
      // A label around a box presses it, and a link's `::after` may stretch over what it is about.
      const after = getComputedStyle(own, '::after');
      const stretched =
        after.content !== 'none' && after.position === 'absolute' && after.inset === '0px';
      const box = (
        own.closest('label') ??
        (stretched ? own.offsetParent : null) ??
        own
      ).getBoundingClientRect();
      let block = own.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      // A line break gives a link a line of its own.
      const inLine =
        block !== null &&
        !block.querySelector(':scope > br') &&
        block.innerText.trim() !== own.innerText.trim();
      if (getComputedStyle(own).display === 'inline' && inLine) return [];
      const text = (own.innerText || own.getAttribute('name') || own.ariaLabel || '')
        .trim()
        .slice(0, 40);
      const floats = own.closest('header, main + section') !== null;
      const { left, right, height } = box;
      return [
        {
          name: `${own.localName} "${text}"`,
          left,
          right,
          height,
          middle: (box.top + box.bottom) / 2,
          floats,
        },
      ];
    }),
  );
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  return targets.flatMap((target) => {
    if (target.height > leastForFingers - 0.01) return [];
    const near = targets.find((other) => {
      const beside = other.left >= target.right || other.right <= target.left;
      const [across, down] = [
        other.left + other.right - target.left - target.right,
        other.middle - target.middle,
      ];
      const circles =
        other.height < leastForFingers && Math.hypot(across / 2, down) < leastForFingers;
      const touches = circles || Math.abs(down) < (leastForFingers + other.height) / 2;
      return other.middle !== target.middle && other.floats === target.floats && !beside && touches;
    });
    return near
      ? [`${target.name} is ${Math.round(target.height)} px high, and near to ${near.name}`]
      : [];
  });
}
