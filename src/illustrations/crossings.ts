import type { Point } from '../ui/line/cord/boxes.ts';
import { followPath } from '../ui/line/cord/drawing.ts';

/** Where two straight pieces cross, as shares of their lengths. */
function crossing(a: Point, b: Point, c: Point, d: Point) {
  const [abX, abY, cdX, cdY] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = abX * cdY - abY * cdX;
  const alongFirst = ((c.x - a.x) * cdY - (c.y - a.y) * cdX) / cross;
  const alongSecond = ((c.x - a.x) * abY - (c.y - a.y) * abX) / cross;
  const isOn = (share: number) => share >= 0 && share < 1;
  return isOn(alongFirst) && isOn(alongSecond) ? { alongFirst, alongSecond } : undefined;
}

/**
 * Weaves a line: of the places where it crosses itself, it is above the other part at every second one.
 * @param width of a piece above another one
 * @returns a dash array of those pieces along the path; empty if the line does not cross itself
 */
export function crossingsOf(path: string, width: number): string {
  const points = followPath(path);
  let total = 0;
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [start, length] = [total, Math.hypot(to.x - from.x, to.y - from.y)];
    total += length;
    return { from, to, start, length };
  });
  const places = pieces
    .flatMap((first, index) =>
      pieces.slice(index + 2).flatMap((second) => {
        const found = crossing(first.from, first.to, second.from, second.to);
        return found
          ? [
              first.start + found.alongFirst * first.length,
              second.start + found.alongSecond * second.length,
            ]
          : [];
      }),
    )
    .sort((a, b) => a - b);
  const above = places.filter((_, index) => index % 2 === 1);
  let end = 0;
  const dashes = above.flatMap((place) => {
    const start = Math.max(end, place - width / 2);
    const gap = start - end;
    const dash = place + width / 2 - start;
    end = start + dash;
    return [gap, dash];
  });
  return dashes.length ? `0 ${dashes.map(Math.round).join(' ')} 9e3` : '';
}
