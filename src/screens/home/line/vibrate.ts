import { type Drawing, draw, drawStraight, overhang } from '../../../ui/line/drawing.ts';
import type { Point } from '../../../ui/line/point.ts';

/** How long the last bend takes to flatten, and the line to vibrate. */
const flattenMs = 150;
const vibrateMs = 230;
/**
 * The vibration: its frequency, the number of bulges along the page, and their amplitude as a share
 * of the page's width.
 */
const frequencyHz = 17;
const bulges = 3;
const amplitude = 0.007;
/** How far the line runs beyond the drawing's left edge, because a low window is wider. */
const overrun = 400;
/** The distance between the points of the flat line, in units of the drawing. */
const step = 6;

/**
 * Plays the end of pulling: the cord flattens, runs out to the left edge and vibrates like a
 * string. Resolves when it is a straight line.
 */
export const vibrate = (drawing: Drawing, points: readonly Point[]) =>
  new Promise<void>((resolve) => {
    const { width, level } = drawing;
    const first = Math.min(...points.map(({ x }) => x));
    let start = 0;
    const onFrame = (now: number) => {
      start ||= now;
      const time = now - start;
      if (time >= vibrateMs) {
        drawStraight(drawing);
        return resolve();
      }
      const swing =
        amplitude *
        width *
        (1 - time / vibrateMs) ** 2 *
        Math.sin((time / 1000) * 2 * Math.PI * frequencyHz);
      const bulge = (x: number) => swing * Math.sin((x / width) * Math.PI * bulges);
      // Slow at first, so that the text that the line passes is gone by then.
      const bent = 1 - (time / flattenMs) ** 3;
      const share = (1 - (time - flattenMs) / (vibrateMs - flattenMs)) ** 3;
      const left = (first + overrun) * share - overrun;
      const flat = Array.from(
        { length: (width + overhang - left) / step + 1 },
        (_, index) => left + index * step,
      );
      draw(
        drawing,
        time < flattenMs
          ? points.map(({ x, y }) => ({ x, y: level + (y - level) * bent + bulge(x) }))
          : flat.map((x) => ({ x, y: level + bulge(x) })),
      );
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
