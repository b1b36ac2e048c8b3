import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';
import { luminance } from '../../unit/contrastRatio.ts';
import { findRoot, focusable, waitForAnimals } from './root.ts';

/** The outline of a focused element, as points on its stroke in CSS pixels of the document. */
interface Outline {
  name: string;
  /** The index of the element among those that Tab reaches. */
  index: number;
  points: [x: number, y: number][];
}

/** Returns the luminance of a point, or undefined outside the picture. */
type Luminance = (x: number, y: number) => number | undefined;

/** Takes a screenshot of the page, or of the strip that contains these points. */
async function capture(session: CDPSession, points?: Outline['points']): Promise<Luminance> {
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const { width, height } = { ...cssContentSize, width: cssLayoutViewport.clientWidth };
  const ys = points?.map(([, y]) => y) ?? [0, height - 1];
  const top = Math.max(0, Math.min(...ys));
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: height > cssLayoutViewport.clientHeight,
    clip: { x: 0, y: top, width, height: Math.max(1, Math.max(...ys) + 1 - top), scale: 1 },
  });
  const { data: bytes, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = ((y - top) * info.width + x) * 3;
    return x >= 0 && y >= top && x < info.width && y < top + info.height
      ? luminance(bytes.subarray(at, at + 3))
      : undefined;
  };
}

/**
 * Whether less than three quarters of an outline's points have changed with a contrast of 3 or
 * more.
 */
function isFaint({ points }: Outline, before: Luminance, after: Luminance): boolean {
  const ratios = points.flatMap(([x, y]) => {
    const [dark, light] = [before(x, y), after(x, y)].sort((a = 0, b = 0) => a - b);
    return dark === undefined || light === undefined ? [] : (light + 0.05) / (dark + 0.05);
  });
  const clear = ratios.filter((ratio) => ratio >= 3).length;
  return clear === 0 || clear < 0.75 * ratios.length;
}

/** Returns the current outlines of all elements that match a selector. */
const measureOutlines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((stop, index): Outline[] => {
      if (!stop.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // A checkbox shows its outline around its label.
      const label = stop.closest('label');
      const outlined = label && getComputedStyle(label).outlineStyle !== 'none' ? label : stop;
      const style = getComputedStyle(outlined);
      const distance =
        Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2;
      const boxes = [...outlined.getClientRects()].filter(({ width, height }) => width && height);
      // Skips items that are scrolled out of a row. A wider window shows them.
      if (boxes.every(({ left, right }) => left < 0 || right > innerWidth)) return [];
      const points = boxes.flatMap((box) => {
        const [left, top, right, bottom] = [
          box.left - distance,
          box.top - distance,
          box.right + distance,
          box.bottom + distance,
        ];
        const shares = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.94];
        const around = shares.flatMap((share) => {
          const [x, y] = [left + (right - left) * share, top + (bottom - top) * share];
          return [
            [x, top],
            [x, bottom],
            [left, y],
            [right, y],
          ] as const;
        });
        // A wrapped link has one outline around all its boxes.
        const gap = distance + 2;
        const inAnother = ([x, y]: readonly [number, number]) =>
          boxes.some(
            (other) =>
              other !== box &&
              x > other.left - gap &&
              x < other.right + gap &&
              y > other.top - gap &&
              y < other.bottom + gap,
          );
        return around.filter((point) => !inAnother(point));
      });
      const name = `${stop.tagName.toLowerCase()} "${((stop as HTMLElement).innerText || stop.getAttribute('name') || '').trim().slice(0, 40)}"`;
      return [
        {
          name,
          index,
          points: points.map(([x, y]) => [Math.floor(x + scrollX), Math.floor(y + scrollY)]),
        },
      ];
    }),
  );

/**
 * Returns the elements with a faint focus outline (https://www.w3.org/TR/WCAG22/#focus-appearance).
 * Measures all outlines in one screenshot, and each faint one alone, because outlines may overlap.
 * @param scope the selector of the part to check; default: the page or the open dialog
 */
export async function findFaintOutlines(page: Page, scope?: string): Promise<string[]> {
  const reachable = await findRoot(page);
  const selector = `${scope ?? reachable} :is(${focusable})`;
  if (reachable === 'body') await waitForAnimals(page);
  // Screenshots are fastest in a window as tall as the page.
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const heights = await page
    .locator('html, dialog:modal, dialog:modal > *')
    .evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
  await page.setViewportSize({ width, height: Math.max(...heights) });
  await page.evaluate(() => {
    // Keeps rows from scrolling to the focused item during the measurement.
    for (const row of document.querySelectorAll<HTMLElement>('[data-swipe] > *'))
      row.style.scrollSnapType = 'none';
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  // The taller window may load more pictures. Lazy ones that are scrolled out of a row would never
  // load.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      image.loading = 'eager';
      return image.complete || !image.checkVisibility();
    }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const force = (nodes: number[], ...forcedPseudoClasses: string[]) =>
    // In parallel, so that the browser computes the styles once.
    Promise.all(
      nodes.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );

  const before = await capture(session);
  await force(nodeIds, 'focus', 'focus-visible');
  const outlines = await measureOutlines(page, selector);
  const together = await capture(session);
  await force(nodeIds);
  const found: string[] = [];
  for (const { index, name } of outlines.filter((outline) => isFaint(outline, before, together))) {
    const node = nodeIds.slice(index, index + 1);
    await force(node, 'focus', 'focus-visible');
    // Measures again, because a late picture may have moved the element.
    const outline = (await measureOutlines(page, selector)).find((it) => it.index === index);
    const focused = await capture(session, outline?.points);
    // Removes only the outline, because the skip link is visible only with the focus.
    await force(node, 'focus');
    if (outline && isFaint(outline, await capture(session, outline.points), focused))
      found.push(`the focus outline is faint on ${name}`);
    await force(node);
  }
  await session.detach();
  await page.setViewportSize({ width, height });
  return outlines.length ? found : ['nothing can be focused'];
}
