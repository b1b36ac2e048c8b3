import type { Page } from 'playwright/test';
import { overflowing } from './markup.ts';

/** What of the page, or of the open dialog, is cut off, covered by other text or wider than the window; a sentence each. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const inside = await page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document.body;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      faults.push(`it scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth} px`);

    const shapes: { text: string; block: Element; left: number; right: number; top: number; bottom: number }[] = [];
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Off the page on purpose: what only screen readers or machines read.
      if (parent.closest('[aria-hidden=true]') || getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let block: Element = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      let floats = false;
      for (let above: Element | null = parent; above && above !== root; above = above.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(above);
        // The header, and the menu's head, are meant to be over the rest.
        if (position === 'fixed' || position === 'sticky') floats = true;
        const box = above.getBoundingClientRect();
        const cut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            (/hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
            // Of a line higher than its letters nothing is lost.
            (/hidden|clip/.test(overflowY) && ((top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom)),
        );
        if (cut) faults.push(`"${text.slice(0, 50)}" is cut off`);
      }
      if (floats) continue;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The middle, where letters are: lines of large type are closer than their boxes are high.
        const margin = (bottom - top) * 0.25;
        shapes.push({ text: text.slice(0, 50), block, left, right, top: top + margin, bottom: bottom - margin });
      }
    }
    shapes.sort((a, b) => a.top - b.top);
    for (const [index, a] of shapes.entries()) {
      for (const b of shapes.slice(index + 1)) {
        if (b.top >= a.bottom - 1) break;
        const beside = b.left >= a.right - 1 || a.left >= b.right - 1;
        if (!beside && a.block !== b.block) faults.push(`"${a.text}" and "${b.text}" are over each other`);
      }
    }
    return [...new Set(faults)];
  });
  return [...inside, ...(await overflowing(page))];
}
