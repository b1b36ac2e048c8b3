import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';
import { luminance } from '../../unit/contrastRatio.ts';
import { rootOf, seeAnimals, stops } from './root.ts';

/** The outline of a stop that has the focus: points in the middle of its stroke, in CSS pixels of the document. */
interface Outline {
  name: string;
  /** Its place among the stops below the root. */
  index: number;
  points: [x: number, y: number][];
}

type Picture = (x: number, y: number) => number | undefined;

/** The luminance of each place of the page, or of a strip of it that has these points. */
async function picture(session: CDPSession, points?: Outline['points']): Promise<Picture> {
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

/** Whether less than three quarters of an outline contrast by 3 with what was there before. */
function isFaint({ points }: Outline, before: Picture, after: Picture): boolean {
  const ratios = points.flatMap(([x, y]) => {
    const [dark, light] = [before(x, y), after(x, y)].sort((one = 0, other = 0) => one - other);
    return dark === undefined || light === undefined ? [] : (light + 0.05) / (dark + 0.05);
  });
  const clear = ratios.filter((ratio) => ratio >= 3).length;
  return clear === 0 || clear < 0.75 * ratios.length;
}

/** The outlines of all stops as they are drawn at the moment. */
const outlinesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((stop, index): Outline[] => {
      if (!stop.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // The outline of a box in a label is drawn around the label.
      const label = stop.closest('label');
      const shown = label && getComputedStyle(label).outlineStyle !== 'none' ? label : stop;
      const style = getComputedStyle(shown);
      const away =
        Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2;
      const boxes = [...shown.getClientRects()].filter(({ width, height }) => width && height);
      // Of a row that phones swipe; a wider window shows it.
      if (boxes.every(({ left, right }) => left < 0 || right > innerWidth)) return [];
      const points = boxes.flatMap((box) => {
        const [left, top, right, bottom] = [
          box.left - away,
          box.top - away,
          box.right + away,
          box.bottom + away,
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
        // Where a link breaks over lines, one outline goes around all its boxes.
        const gap = away + 2;
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
 * The links, buttons and fields whose focus is faint (https://www.w3.org/TR/WCAG22/#focus-appearance), measured in a picture of
 * all outlines at once, and, as outlines may hide each other, of each doubtful one alone. @param part of the page, if not all
 */
export async function faintOutlines(page: Page, part?: string): Promise<string[]> {
  const reachable = await rootOf(page);
  const within = part ?? reachable;
  const selector = `${within} :is(${stops})`;
  if (reachable === 'body') await seeAnimals(page);
  // A picture is fastest in a window as high as the page.
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const heights = await page
    .locator('html, dialog:modal, dialog:modal > *')
    .evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
  await page.setViewportSize({ width, height: Math.max(...heights) });
  await page.evaluate(() => {
    // Rows that are swiped would move to what has the focus while they are measured.
    for (const row of document.querySelectorAll<HTMLElement>('[data-swipe] > *'))
      row.style.scrollSnapType = 'none';
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  // Whatever picture the new window gets may have another shape; those beside the window would wait for a swipe.
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
    // All at once: the browser would compute the page's styles after each.
    Promise.all(
      nodes.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );

  const before = await picture(session);
  await force(nodeIds, 'focus', 'focus-visible');
  const outlines = await outlinesOf(page, selector);
  const together = await picture(session);
  await force(nodeIds);
  const found: string[] = [];
  for (const { index, name } of outlines.filter((it) => isFaint(it, before, together))) {
    const node = nodeIds.slice(index, index + 1);
    await force(node, 'focus', 'focus-visible');
    // Measured again: a picture that came late may have moved it by a pixel.
    const outline = (await outlinesOf(page, selector)).find((one) => one.index === index);
    const shown = await picture(session, outline?.points);
    // The link past the header is shown only while it has the focus.
    await force(node, 'focus');
    if (outline && isFaint(outline, await picture(session, outline.points), shown))
      found.push(`the focus hardly shows on ${name}`);
    await force(node);
  }
  await session.detach();
  await page.setViewportSize({ width, height });
  return outlines.length ? found : ['nothing can have the focus'];
}
