import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** Everything that the Tab key stops at. */
const stops = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary';

type Point = readonly [x: number, y: number];

/** A stop, and points of its outline with what is beside each, in CSS pixels of the document. */
interface Ring {
  name: string;
  /** Its place among the stops of the document. */
  index: number;
  points: { on: Point; beside: Point }[];
  /** Whether the outline is drawn on the stop itself, whose own ground is beside it then. */
  within: boolean;
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(pixel: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Uint8Array, b: Uint8Array): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

type Picture = (x: number, y: number) => Uint8Array | undefined;

/** A picture of all of the page, or of the window where something covers the page. */
async function picture(page: Page, fullPage: boolean): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot({ fullPage, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) =>
    x >= 0 && y >= 0 && x < info.width && y < info.height
      ? data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
      : undefined;
}

/** Makes all stops, or one, look as if each had the focus that the keyboard gives. @returns how to let them go */
async function focusLook(page: Page, root: string, only?: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root: document } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: document.nodeId,
    selector: `:is(${root}) :is(${stops})`,
  });
  for (const [index, nodeId] of nodeIds.entries()) {
    if (only !== undefined && only !== index) continue;
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] });
  }
  return () => session.detach();
}

/** Where the outlines are drawn: the middle of the stroke, every few pixels around each of a stop's boxes. */
const ringsOf = (page: Page, root: string) =>
  page.evaluate(
    ([stops, root]) => {
      const rings: Ring[] = [];
      for (const [index, stop] of document.querySelectorAll<HTMLElement>(`:is(${root}) :is(${stops})`).entries()) {
        if (!stop.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // The outline of a box in a label is drawn around the label.
        const label = stop.closest('label');
        const shown = label && getComputedStyle(label).outlineStyle !== 'none' ? label : stop;
        const style = getComputedStyle(shown);
        const [width, offset] = [Number.parseFloat(style.outlineWidth), Number.parseFloat(style.outlineOffset)];
        const away = style.outlineStyle === 'none' ? 2 : offset + width / 2;
        const boxes = [...shown.getClientRects()].filter((box) => box.width && box.height);
        const points: Ring['points'] = [];
        const at = (x: number, y: number): Point => [Math.floor(x + window.scrollX), Math.floor(y + window.scrollY)];
        const steps = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.94];
        for (const box of boxes) {
          const [left, top, right, bottom] = [box.left - away, box.top - away, box.right + away, box.bottom + away];
          // Inwards of the stroke.
          const inwards = width / 2 + 2;
          const around = steps.flatMap((step) => {
            const [x, y] = [left + (right - left) * step, top + (bottom - top) * step];
            return [
              [x, top, x, top + inwards],
              [x, bottom, x, bottom - inwards],
              [left, y, left + inwards, y],
              [right, y, right - inwards, y],
            ] as const;
          });
          for (const [x, y, besideX, besideY] of around) {
            const inside = boxes.some((other) => {
              const gap = away + 2;
              const across = x > other.left - gap && x < other.right + gap;
              return other !== box && across && y > other.top - gap && y < other.bottom + gap;
            });
            if (!inside) points.push({ on: at(x, y), beside: at(besideX, besideY) });
          }
        }
        const name = `${stop.tagName.toLowerCase()} "${(stop.innerText || stop.getAttribute('name') || '').trim().slice(0, 40)}"`;
        rings.push({ name, index, points, within: away < 0 });
      }
      return rings;
    },
    [stops, root] as const,
  );

/** At how many points of an outline a pixel contrasts by 3 with what is beside it, and of how many. */
function clearPoints({ points, within }: Ring, before: Picture, after: Picture) {
  const ratios = points.flatMap(({ on, beside }) => {
    // Where an outline is drawn around a stop, what was there before is what is beside it.
    const [ring, ground] = [after(...on), within ? after(...beside) : before(...on)];
    return ring && ground ? [contrast(ring, ground)] : [];
  });
  return { clear: ratios.filter((ratio) => ratio >= 3).length, of: ratios.length };
}

/**
 * The stops below `root` whose focus does not show: less than three quarters of their outline contrast by 3 with what is
 * beside it. Measured in pictures without and with the focus: one for all stops, and where that leaves a doubt, as outlines
 * may hide each other, one for the stop alone.
 */
export async function faintRings(page: Page, { root = 'body', fullPage = true } = {}): Promise<string[]> {
  const before = await picture(page, fullPage);
  const letAllGo = await focusLook(page, root);
  const rings = await ringsOf(page, root);
  const together = await picture(page, fullPage);
  await letAllGo();
  if (rings.length === 0) throw new Error(`Nothing in ${root} can be focused.`);
  const faint = ({ clear, of }: { clear: number; of: number }) => clear === 0 || clear < 0.75 * of;
  const found: string[] = [];
  for (const ring of rings) {
    if (!faint(clearPoints(ring, before, together))) continue;
    const letGo = await focusLook(page, root, ring.index);
    const alone = clearPoints(ring, before, await picture(page, fullPage));
    await letGo();
    if (faint(alone)) found.push(`${ring.name}: ${alone.clear} of ${alone.of} points`);
  }
  return found;
}
