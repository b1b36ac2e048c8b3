import type { Page } from 'playwright/test';
import { contrast, extent, type Part, type Picture, type Point, picture } from './pagePicture.ts';

/** Everything that the Tab key stops at. */
const stops = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary';

/** A stop, and points of its outline with what is beside each, in CSS pixels of the document. */
interface Ring {
  name: string;
  /** Its place among the stops of the document. */
  index: number;
  points: { on: Point; beside: Point }[];
  /** Whether the outline is drawn on the stop itself, whose own ground is beside it then. */
  within: boolean;
}

/** What has to be in a picture of one ring. */
function around({ points }: Ring, whole: Part): Part {
  const all = points.flatMap(({ on, beside }) => [on, beside]);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x, y] = [Math.max(whole.x, Math.min(...xs)), Math.max(whole.y, Math.min(...ys))];
  const [width, height] = [Math.max(1, Math.max(...xs) + 1 - x), Math.max(1, Math.max(...ys) + 1 - y)];
  return { x, y, width, height, beyond: whole.beyond };
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
  const wanted = only === undefined ? nodeIds : nodeIds.slice(only, only + 1);
  // All at once: the browser would compute the page's styles after each.
  await Promise.all(
    wanted.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] })),
  );
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

const faint = ({ clear, of }: { clear: number; of: number }) => clear === 0 || clear < 0.75 * of;

type Look = Parameters<Page['emulateMedia']>[0];

/**
 * The stops below `root` whose focus does not show in one of the looks: less than three quarters of their outline contrast by 3
 * with what is beside it. Measured in pictures without and with the focus: one for all stops, and where that leaves a doubt, as
 * outlines may hide each other, one for the stop alone. Fast in a window as high as the page.
 */
export async function faintRings(
  page: Page,
  { root = 'body', fullPage = true, looks = { now: {} } as Record<string, Look> } = {},
): Promise<string[]> {
  const whole = await extent(page, fullPage);
  const before: Record<string, Picture> = {};
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia(media);
    before[look] = await picture(page, whole);
  }
  const letAllGo = await focusLook(page, root);
  const doubtful: { ring: Ring; look: string; media: Look; without: Picture }[] = [];
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia(media);
    const rings = await ringsOf(page, root);
    if (rings.length === 0) throw new Error(`Nothing in ${root} can be focused.`);
    const [without, together] = [before[look] as Picture, await picture(page, whole)];
    for (const ring of rings) if (faint(clearPoints(ring, without, together))) doubtful.push({ ring, look, media, without });
  }
  await letAllGo();
  const found: string[] = [];
  for (const { ring, look, media, without } of doubtful) {
    await page.emulateMedia(media);
    const letGo = await focusLook(page, root, ring.index);
    const alone = clearPoints(ring, without, await picture(page, around(ring, whole)));
    await letGo();
    if (faint(alone)) found.push(`${ring.name} in ${look}: ${alone.clear} of ${alone.of} points`);
  }
  return found;
}
