import type { Page } from 'playwright/test';

/** What can be pressed, in CSS pixels of the document. */
export interface Target {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** In a sentence, whose lines decide its height; WCAG excepts it. */
  inline: boolean;
  /** Over the page, which scrolls below it. */
  fixed: boolean;
}

/** Everything on the page as it is that can be pressed; what is folded is unfolded first. */
export const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const found = new Map<Element, Target>();
    const isFixed = (it: Element | null): boolean =>
      it !== null && (getComputedStyle(it).position === 'fixed' || isFixed(it.parentElement));
    const root = document.querySelector('dialog:modal') ?? document;
    for (const own of root.querySelectorAll<HTMLElement>(pressed)) {
      const shown = own.checkVisibility({ visibilityProperty: true, opacityProperty: false });
      // The field that only machines fill in is off the page.
      if (!shown || own.closest('[aria-hidden=true]')) continue;
      // A label around a box presses it, and a link's `::after` may stretch over what it is about.
      const after = getComputedStyle(own, '::after');
      const stretched = after.content !== 'none' && after.position === 'absolute' && after.inset === '0px';
      const target = own.closest('label') ?? (stretched && (own.offsetParent as HTMLElement | null)) ?? own;
      const area = target || own;
      const { left, top, width, height } = area.getBoundingClientRect();
      let block = own.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      // A line break gives a link a line of its own.
      const inLine = block !== null && !block.querySelector(':scope > br') && block.innerText.trim() !== own.innerText.trim();
      const name = `${own.tagName.toLowerCase()} "${(own.innerText || own.getAttribute('name') || own.ariaLabel || '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
      found.set(area, {
        name,
        left: left + window.scrollX,
        top: top + window.scrollY,
        width,
        height,
        inline: getComputedStyle(own).display === 'inline' && inLine,
        fixed: isFixed(own),
      });
    }
    return [...found.values()];
  });

/**
 * Which targets are neither `least` px wide and high nor far enough from others: a circle of that diameter around the middle of
 * each that is too small touches no other target and no other such circle (https://www.w3.org/TR/WCAG22/#target-size-minimum).
 */
export function tooSmall(targets: Target[], least: number): string[] {
  const small = ({ width, height }: Target) => width < least - 0.01 || height < least - 0.01;
  const middle = ({ left, top, width, height }: Target) => ({ x: left + width / 2, y: top + height / 2 });
  /** From a point to the nearest point of a target. */
  const distance = ({ x, y }: { x: number; y: number }, { left, top, width, height }: Target) =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  return targets
    .filter((target) => !target.inline && small(target))
    .flatMap((target) => {
      const centre = middle(target);
      const near = targets.find((other) => {
        if (other === target || other.fixed !== target.fixed) return false;
        const between = middle(other);
        const circles = small(other) && Math.hypot(centre.x - between.x, centre.y - between.y) < least;
        return circles || distance(centre, other) < least / 2;
      });
      const size = `${Math.round(target.width)} by ${Math.round(target.height)} px`;
      return near ? [`${target.name} is ${size}, and near to ${near.name}`] : [];
    });
}
