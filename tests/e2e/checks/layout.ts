import type { Page } from 'playwright/test';

/** A window in CSS pixels, and what a visitor may have set for its text. */
export interface Condition {
  width: number;
  height: number;
  /** Whether text is spaced as https://www.w3.org/TR/WCAG22/#text-spacing allows. */
  spaced?: boolean;
  /** The browser's setting for the size of text. */
  textSize?: number;
}

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** What of the page, or of the open dialog, is cut off, covered by other text or wider than the window. */
const layoutProblemsNow = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    const root = document.querySelector('dialog:modal') ?? document.body;
    const { clientWidth, scrollWidth } = document.documentElement;
    const problems: string[] = [];
    for (const [is, fits] of [
      [root.scrollWidth, root.clientWidth],
      [scrollWidth, clientWidth],
    ] as const)
      if (is > fits) problems.push(`it scrolls sideways: ${is} px in ${fits} px`);

    const shapes: {
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
      // Off the page on purpose: what only screen readers or machines read.
      if (parent.closest('[aria-hidden=true]') || getComputedStyle(parent).clipPath !== 'none')
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      let block: Element = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement;
      let floats = false;
      let swiped = false;
      for (
        let above: Element | null = parent;
        above && above !== root;
        above = above.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(above);
        // The header, and the menu's head, are meant to be over the rest.
        if (position === 'fixed' || position === 'sticky') floats = true;
        if (/auto|scroll/.test(overflowX) && above.scrollWidth > above.clientWidth) swiped = true;
        const box = above.getBoundingClientRect();
        const cut = lines.some(
          ({ left, right, top, bottom }) =>
            (/hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
            // Of a line higher than its letters nothing is lost.
            (/hidden|clip/.test(overflowY) &&
              ((top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom)),
        );
        if (cut) problems.push(`"${text}" is cut off`);
      }
      if (!swiped && lines.some(({ left, right }) => left < 0 || right > clientWidth))
        problems.push(`"${text}" leaves the window`);
      if (floats) continue;
      for (const { left, right, top, bottom } of lines) {
        // The middle, where letters are: lines of large type are closer than their boxes are high.
        const margin = (bottom - top) * 0.25;
        shapes.push({ text, block, left, right, top: top + margin, bottom: bottom - margin });
      }
    }
    shapes.sort((a, b) => a.top - b.top);
    for (const [index, a] of shapes.entries()) {
      for (const b of shapes.slice(index + 1)) {
        if (b.top >= a.bottom - 1) break;
        const beside = b.left >= a.right - 1 || a.left >= b.right - 1;
        if (!beside && a.block !== b.block)
          problems.push(`"${a.text}" and "${b.text}" are over each other`);
      }
    }
    return [...new Set(problems)];
  });

/** The same under each condition, from which it says the problem comes. Leaves the last window as it is. */
export async function layoutProblems(page: Page, conditions: Condition[]): Promise<string[]> {
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
