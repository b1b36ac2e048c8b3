import type { Point } from '../../../ui/line/point.ts';
import { type Drawing, draw, drawStraight, overhang } from './cordDrawing.ts';

/** How long the last bend takes to run out, and the line to vibrate, from the same moment. */
const flattenMs = 180;
const vibrateMs = 200;
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
 * Plays the end of pulling: the cord's last bend flattens as it runs out of the window on the left,
 * and the line vibrates like a string. Resolves when it is a straight line.
 */
export const vibrate = (drawing: Drawing, points: readonly Point[]) =>
  new Promise<void>((resolve) => {
    const { width, level } = drawing;
    const first = Math.min(...points.map(({ x }) => x));
    const right = width + overhang;
    const flat = Array.from({ length: (right + overrun) / step + 1 }, (_, index) => ({
      x: index * step - overrun,
      y: level,
    }));
    let start = 0;
    const onFrame = (now: number) => {
      start ||= now;
      const time = now - start;
      if (time >= vibrateMs) {
        drawStraight(drawing.path);
        return resolve();
      }
      const swing =
        amplitude *
        width *
        (1 - time / vibrateMs) ** 2 *
        Math.sin((time / 1000) * 2 * Math.PI * frequencyHz);
      const bulge = (x: number) => swing * Math.sin((x / width) * Math.PI * bulges);
      // Slow at first, so that the text that the line passes is gone by then. It falls before it
      // runs to the left, where the headline is.
      const fallen = Math.min(1, (1.5 * time) / flattenMs) ** 3;
      const flattened = Math.min(1, time / flattenMs) ** 5;
      const runOut = ({ x, y }: Point): Point => {
        const fromRight = Math.max(0, (right - x) / (right - first));
        return {
          x: x - (first + overrun) * flattened * fromRight ** 2,
          y: y + (level - y) * fallen,
        };
      };
      draw(
        drawing,
        (flattened < 1 ? points.map(runOut) : flat).map(({ x, y }) => ({ x, y: y + bulge(x) })),
      );
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
