import { crossing, type Piece } from '../ui/line/crossing.ts';
import { followPath, pointBetween } from '../ui/line/followPath.ts';
import type { Point } from '../ui/line/point.ts';

/** A line, and a dash array of its parts that are above others. */
export interface Woven {
  path: string;
  dashes: string;
}

/** Two parts that meet at a smaller angle than this run beside each other. In radians. */
const smallestAngle = 0.15;
/** A part that turns more than this where it meets another one has a corner there. In radians. */
const largestTurn = 0.9;

/** The pieces of a line, and the point at a distance along it. */
function measure(path: string) {
  const points = followPath(path);
  let total = 0;
  const pieces = points.slice(1).map((to, index): Piece => {
    const from = points[index] ?? to;
    const [start, length] = [total, Math.hypot(to.x - from.x, to.y - from.y)];
    total += length;
    return { from, to, start, length };
  });
  const pointAt = (distance: number): Point => {
    const piece = pieces.findLast(({ start }) => start <= distance) ?? pieces[0];
    if (!piece) return { x: 0, y: 0 };
    const { from, to, start, length } = piece;
    return pointBetween(from, to, (distance - start) / (length || 1));
  };
  return { pieces, pointAt };
}

/** The angle between two directions. */
const angleBetween = (one: number, other: number) => {
  const turn = Math.abs(one - other);
  return Math.min(turn, 2 * Math.PI - turn);
};

/**
 * Whether two parts run through each other, and neither only touches the other, follows it or has a
 * corner.
 */
function runThrough(
  [first, second]: [number, number],
  pointAt: (distance: number) => Point,
  reach: number,
): boolean {
  const at = pointAt(first);
  const directionTo = (distance: number) => {
    const { x, y } = pointAt(distance);
    return Math.atan2(y - at.y, x - at.x);
  };
  const [from, to, otherFrom, otherTo] = [first, second]
    .flatMap((place) => [place - reach, place + reach])
    .map(directionTo) as [number, number, number, number];
  const isStraight = (one: number, other: number) =>
    angleBetween(one, other) > Math.PI - largestTurn;
  const isApart = [from, to].every((one) =>
    [otherFrom, otherTo].every((other) => angleBetween(one, other) > smallestAngle),
  );
  return isApart && isStraight(from, to) && isStraight(otherFrom, otherTo);
}

/** Where a line crosses itself: the distances along it of the part above and of the part below. */
interface Crossing {
  above: number;
  below: number;
}

/**
 * Weaves a line: where it crosses itself, it is above the other part at every second place. Pieces
 * that run along the height of the line's start, its ground, are not woven.
 * @param reach how far from a crossing both parts have to be straight
 */
function weaving({ pieces, pointAt }: ReturnType<typeof measure>, reach: number): Crossing[] {
  const ground = pieces[0]?.from.y;
  const woven = pieces.filter(({ from, to }) => from.y !== ground || to.y !== ground);
  const crossings = woven
    .flatMap((first, index) =>
      woven.slice(index + 2).flatMap((second) => [crossing(first, second)]),
    )
    .filter((found) => found !== undefined)
    .filter((found) => runThrough(found, pointAt, reach));
  const places = crossings
    .flatMap((found) => found.map((place) => ({ place, found })))
    .sort((a, b) => a.place - b.place);
  const above = new Map<[number, number], Crossing>();
  let wasAbove = true;
  for (const { place, found } of places) {
    const [first, second] = found;
    wasAbove = second === place ? above.get(found)?.above === place : !wasAbove;
    if (first !== place) continue;
    above.set(found, wasAbove ? { above: first, below: second } : { above: second, below: first });
  }
  return [...above.values()];
}

/**
 * @param pieces of a line: the distance along it to their middle, and their length
 * @returns a dash array that alternates between the rest of the line and the pieces
 */
function alternate(pieces: [number, number][]): string {
  let end = 0;
  const lengths = pieces
    .toSorted(([a], [b]) => a - b)
    .flatMap(([middle, length]) => {
      // Places are rounded, not lengths, whose errors would add up.
      const start = Math.max(end, Math.round(middle - length / 2));
      const between = start - end;
      end = Math.round(middle + length / 2);
      return [between, end - start];
    });
  return `${lengths.join(' ')} 9e4`;
}

/** Where a line crosses itself, and the sine of the angle there. */
function crossingsAt(path: string, reach: number) {
  const line = measure(path);
  const directionAt = (place: number) => {
    const [from, to] = [line.pointAt(place - 1), line.pointAt(place + 1)];
    return Math.atan2(to.y - from.y, to.x - from.x);
  };
  return weaving(line, reach).map(({ above, below }) => ({
    above,
    below,
    sine: Math.abs(Math.sin(directionAt(above) - directionAt(below))),
  }));
}

/**
 * @param width of a piece above another one that it crosses at a right angle
 * @returns a dash array of the pieces of a woven path that are above others; empty if it does not
 *   cross itself
 */
export function crossingsOf(path: string, width: number): string {
  const crossings = crossingsAt(path, width / 2);
  if (!crossings.length) return '';
  return `0 ${alternate(crossings.map(({ above, sine }) => [above, width / Math.max(sine, 0.5)]))}`;
}

/**
 * @param width of the strip around a part above, in which the part below is not drawn
 * @returns a dash array of a woven path without these pieces; empty if it does not cross itself
 */
export function gapsOf(path: string, width: number): string {
  const crossings = crossingsAt(path, width / 2);
  if (!crossings.length) return '';
  return alternate(crossings.map(({ below, sine }) => [below, width / Math.max(sine, 0.5)]));
}

/** Weaves a line of 320 by 140 units. */
export const weave = (path: string): Woven => ({ path, dashes: crossingsOf(path, 13) });
