import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';
import { luminance } from '#src/theme/contrast.ts';
import { waitForFrames } from '../visit.ts';
import { findRoot, focusable, waitForAnimals } from './root.ts';

type Point = readonly [x: number, y: number];
type Luminance = (point: Point) => number | undefined;

async function capture(session: CDPSession): Promise<Luminance> {
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  const picture = sharp(Buffer.from(data, 'base64')).removeAlpha().raw();
  const { data: bytes, info } = await picture.toBuffer({ resolveWithObject: true });
  return ([x, y]) => {
    const at = (y * info.width + x) * 3;
    const isInside = x >= 0 && y >= 0 && x < info.width && y < info.height;
    return isInside ? luminance(bytes.subarray(at, at + 3)) : undefined;
  };
}

/** Whether less than three quarters of these points have changed with a contrast of 3 or more. */
function isFaint(points: Point[], before: Luminance, after: Luminance): boolean {
  const ratios = points.flatMap((point) => {
    const [dark, light] = [before(point), after(point)].sort((a = 0, b = 0) => a - b);
    return dark === undefined || light === undefined ? [] : (light + 0.05) / (dark + 0.05);
  });
  const clear = ratios.filter((ratio) => ratio >= 3).length;
  return clear === 0 || clear < 0.75 * ratios.length;
}

const measureOutlines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((stop): Point[] => {
      if (!stop.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // A checkbox shows its outline around its label.
      const label = stop.closest('label');
      const outlined = label && getComputedStyle(label).outlineStyle !== 'none' ? label : stop;
      const { outlineOffset, outlineWidth } = getComputedStyle(outlined);
      const distance = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
      const boxes = [...outlined.getClientRects()].filter(({ width, height }) => width && height);
      // Skips items that are scrolled out of a row. A wider window shows them.
      if (boxes.every(({ left, right }) => left < 0 || right > innerWidth)) return [];
      return boxes.flatMap((box) => {
        const [left, top] = [box.left - distance, box.top - distance];
        const [right, bottom] = [box.right + distance, box.bottom + distance];
        const shares = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.94];
        const across = shares.map((share) => left + (right - left) * share);
        const down = shares.map((share) => top + (bottom - top) * share);
        const around = [
          ...[top, bottom].flatMap((y) => across.map((x) => [x, y] as const)),
          ...[left, right].flatMap((x) => down.map((y) => [x, y] as const)),
        ];
        // A wrapped link has one outline around all its boxes.
        const gap = distance + 2;
        const isBeside =
          ([x, y]: Point) =>
          (other: DOMRect) =>
            other === box ||
            Math.max(other.left - x, x - other.right) >= gap ||
            Math.max(other.top - y, y - other.bottom) >= gap;
        return around
          .filter((point) => boxes.every(isBeside(point)))
          .map(([x, y]): Point => [Math.floor(x), Math.floor(y)]);
      });
    }),
  );

const keepHeroHeight = (page: Page, isKept: boolean) =>
  page.locator('main section').evaluateAll(([hero]: HTMLElement[], kept) => {
    if (hero) hero.style.minHeight = kept ? `${hero.offsetHeight}px` : '';
  }, isKept);

/**
 * Returns the elements with a faint focus outline (https://www.w3.org/TR/WCAG22/#focus-appearance).
 * Measures all outlines in one screenshot, and each faint one alone, because outlines may overlap.
 * @param scope the selector of the part to check; default: the page or the open dialog
 */
export async function findFaintOutlines(page: Page, scope?: string): Promise<string[]> {
  const reachable = await findRoot(page);
  const selector = `${scope ?? reachable} :is(${focusable}, [tabindex="0"])`;
  if (reachable === 'body') await waitForAnimals(page);
  // In a window as tall as the page no screenshot has to scroll. A hero must not grow with it.
  await keepHeroHeight(page, true);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const heights = await page
    .locator('html, dialog:modal, dialog:modal > *')
    .evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
  await page.setViewportSize({ width, height: Math.max(...heights) });
  // Keeps rows from scrolling to the focused item during the measurement.
  await page.locator('[data-swipe] > *').evaluateAll((rows: HTMLElement[]) => {
    for (const { style } of rows) style.scrollSnapType = 'none';
  });
  await waitForFrames(page);
  // The taller window may load more pictures. Lazy ones that are scrolled out of a row never would.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      image.loading = 'eager';
      return image.complete || !image.checkVisibility();
    }),
  );
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  // In parallel, so that the browser computes the styles once.
  const force = (nodes: number[], ...forcedPseudoClasses: string[]) =>
    Promise.all(
      nodes.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );

  const before = await capture(session);
  await force(nodeIds, 'focus', 'focus-visible');
  const outlines = await measureOutlines(page, selector);
  const together = await capture(session);
  await force(nodeIds);
  const found: string[] = [];
  for (const [index, points] of outlines.entries()) {
    if (!points.length || !isFaint(points, before, together)) continue;
    const node = nodeIds.slice(index, index + 1);
    await force(node, 'focus', 'focus-visible');
    // Measures again, because a late picture may have moved the element.
    const now = (await measureOutlines(page, selector))[index] ?? [];
    const focused = await capture(session);
    // Removes only the outline, because the skip link is visible only with the focus.
    await force(node, 'focus');
    if (now.length && isFaint(now, await capture(session), focused)) {
      const element = page.locator(selector).nth(index);
      const html = await element.evaluate((it) => it.outerHTML.slice(0, 90));
      found.push(`the focus outline is faint on ${html}`);
    }
    await force(node);
  }
  await session.detach();
  await keepHeroHeight(page, false);
  await page.setViewportSize({ width, height });
  return outlines.some(({ length }) => length) ? found : ['nothing can be focused'];
}
