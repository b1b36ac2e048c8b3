import type { Page } from 'playwright/test';
import { waitForFrames } from '../visit.ts';

export interface Condition {
  width: number;
  height: number;
  /** Whether text has the spacing of https://www.w3.org/TR/WCAG22/#text-spacing. */
  spaced?: boolean;
  /** The browser's font size, in pixels; default 16. */
  textSize?: number;
}

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Returns texts of the page, or the open dialog, that are cut off, overlap or leave the window. */
async function layoutProblemsNow(page: Page) {
  await waitForFrames(page);
  return page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document.body;
    const { clientWidth } = document.documentElement;
    const problems: string[] = [];
    for (const it of [root, document.documentElement])
      if (it.scrollWidth > it.clientWidth)
        problems.push(`it scrolls sideways: ${it.scrollWidth} px in ${it.clientWidth} px`);

    const lineBoxes: { text: string; block: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim().slice(0, 50);
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      // Visually hidden on purpose; a foreign word there has an element inside.
      const isClipped = [parent, parent.parentElement].some(
        (it) => it && getComputedStyle(it).clipPath !== 'none',
      );
      if (parent.closest('[aria-hidden=true]') || isClipped) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const above: Element[] = [];
      for (let it = parent; it !== root; it = it.parentElement as HTMLElement) above.push(it);
      const styles = above.map((it) => getComputedStyle(it));
      const isCutOff = above.some((it, index) => {
        const box = it.getBoundingClientRect();
        const clips = (overflow = '') => /hidden|clip/.test(overflow);
        const [clipsX, clipsY] = [clips(styles[index]?.overflowX), clips(styles[index]?.overflowY)];
        return lines.some(({ left, right, top, bottom }) => {
          // The letters are in the middle of the line.
          const middle = (top + bottom) / 2;
          const isBeside = left < box.left - 1 || right > box.right + 1;
          return (clipsX && isBeside) || (clipsY && (middle < box.top || middle > box.bottom));
        });
      });
      if (isCutOff) problems.push(`"${text}" is cut off`);
      const canScroll = above.some(
        (it, index) =>
          /auto|scroll/.test(styles[index]?.overflowX ?? '') && it.scrollWidth > it.clientWidth,
      );
      if (!canScroll && lines.some(({ left, right }) => left < 0 || right > clientWidth))
        problems.push(`"${text}" leaves the window`);
      // The header and the head of the menu may cover other text.
      if (styles.some(({ position }) => /fixed|sticky/.test(position))) continue;
      const block = above.find((_, index) => styles[index]?.display !== 'inline') ?? root;
      // Only the middle half counts, because the line boxes of large type overlap.
      for (const { x, y, width, height } of lines)
        lineBoxes.push({ text, block, box: new DOMRect(x, y + height / 4, width, height / 2) });
    }
    // Links and buttons with a background hide text behind them, so they must not overlap it either.
    for (const button of root.querySelectorAll<HTMLElement>('main :is(a, button)')) {
      if (!button.checkVisibility()) continue;
      if (getComputedStyle(button).backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const text = `button ${button.innerText}`;
      lineBoxes.push({ text, block: button, box: button.getBoundingClientRect() });
    }
    lineBoxes.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lineBoxes.entries()) {
      for (const b of lineBoxes.slice(index + 1)) {
        if (b.box.top >= a.box.bottom - 1) break;
        const isBeside = b.box.left >= a.box.right - 1 || a.box.left >= b.box.right - 1;
        if (!isBeside && a.block !== b.block) problems.push(`"${a.text}" and "${b.text}" overlap`);
      }
    }
    return [...new Set(problems)];
  });
}

export async function findLayoutProblems(page: Page, conditions: Condition[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  const set = async (standard: number, css = '') => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  };
  for (const { width, height, ...text } of conditions) {
    await page.setViewportSize({ width, height });
    await set(text.textSize ?? 16, text.spaced ? spacing : '');
    const name = `${width} by ${height}, ${JSON.stringify(text)}`;
    found.push(...(await layoutProblemsNow(page)).map((problem) => `${problem} (${name})`));
  }
  await set(16);
  await session.detach();
  return found;
}
