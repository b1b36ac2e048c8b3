import type { Page } from 'playwright/test';

/** A window in CSS pixels and a visitor's settings for text. */
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
const layoutProblemsNow = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const root = document.querySelector('dialog:modal') ?? document.body;
    const { clientWidth, scrollWidth } = document.documentElement;
    const problems: string[] = [];
    for (const [width, available] of [
      [root.scrollWidth, root.clientWidth],
      [scrollWidth, clientWidth],
    ] as const)
      if (width > available) problems.push(`it scrolls sideways: ${width} px in ${available} px`);

    const lineBoxes: {
      text: string;
      block: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }[] = [];
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent?.trim().slice(0, 50);
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      // Visually hidden on purpose.
      if (parent.closest('[aria-hidden=true]') || getComputedStyle(parent).clipPath !== 'none')
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      let block: Element = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement;
      let isFixed = false;
      let isScrollable = false;
      for (
        let above: Element | null = parent;
        above && above !== root;
        above = above.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(above);
        // The header and the head of the menu may cover other text.
        if (position === 'fixed' || position === 'sticky') isFixed = true;
        if (/auto|scroll/.test(overflowX) && above.scrollWidth > above.clientWidth)
          isScrollable = true;
        const box = above.getBoundingClientRect();
        const isCutOff = lines.some(
          ({ left, right, top, bottom }) =>
            (/hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
            // The letters are in the middle of the line.
            (/hidden|clip/.test(overflowY) &&
              ((top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom)),
        );
        if (isCutOff) problems.push(`"${text}" is cut off`);
      }
      if (!isScrollable && lines.some(({ left, right }) => left < 0 || right > clientWidth))
        problems.push(`"${text}" leaves the window`);
      if (isFixed) continue;
      for (const { left, right, top, bottom } of lines) {
        // Only the middle half counts, because the line boxes of large type overlap.
        const margin = (bottom - top) * 0.25;
        lineBoxes.push({ text, block, left, right, top: top + margin, bottom: bottom - margin });
      }
    }
    // Links and buttons with a background hide text behind them, so they must not overlap it either.
    for (const button of document.querySelectorAll<HTMLElement>('main :is(a, button)')) {
      if (root !== document.body || !button.checkVisibility()) continue;
      if (getComputedStyle(button).backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const text = `button ${button.innerText}`;
      lineBoxes.push({ text, block: button, left, right, top, bottom });
    }
    lineBoxes.sort((a, b) => a.top - b.top);
    for (const [index, a] of lineBoxes.entries()) {
      for (const b of lineBoxes.slice(index + 1)) {
        if (b.top >= a.bottom - 1) break;
        const isBeside = b.left >= a.right - 1 || a.left >= b.right - 1;
        if (!isBeside && a.block !== b.block) problems.push(`"${a.text}" and "${b.text}" overlap`);
      }
    }
    return [...new Set(problems)];
  });

/** Finds problems under each condition and names it. The window keeps the last size. */
export async function findLayoutProblems(page: Page, conditions: Condition[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { width, height, spaced = false, textSize = 16 } of conditions) {
    await page.setViewportSize({ width, height });
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } });
    await page.evaluate(
      (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      },
      spaced ? spacing : '',
    );
    const name = `${width} by ${height}${spaced ? ', spaced' : ''}${textSize === 16 ? '' : `, text at ${textSize} px`}`;
    found.push(...(await layoutProblemsNow(page)).map((problem) => `${problem} (${name})`));
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await session.detach();
  return found;
}
