import { followPath, pointBetween } from '../../../ui/line/followPath.ts';
import type { Point } from '../../../ui/line/point.ts';
import { eye } from '../../../ui/line/tangle.ts';

/** The drawing of the cord in the page. Positions are in the units of its `viewBox`. */
export interface Drawing {
  path: SVGPathElement;
  width: number;
  /** The y of the straight line, which is the drawing's lower edge. */
  level: number;
  /** How many units of the drawing a CSS pixel of its width has. */
  unit: number;
}

/** The distance between two points of the cord. */
export const linkLength = 5;
/** This many links of the cord lie beyond the right edge, from which it is pulled in. */
export const reserveLinks = 120;
/** How far beyond that edge the cord is drawn, because a low window is wider than its drawing. */
export const overhang = 100;

/**
 * Converts positions in the window to units of a drawing, as the inverse of `getScreenCTM` does. In
 * WebKit that lacks the CSS `scale` and `translate` that the cookie notice causes.
 */
export function toDrawing(path: SVGPathElement): DOMMatrix {
  const svg = path.ownerSVGElement as SVGSVGElement;
  const { left, top, width, height } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  const [x, y] = [box.width / width, box.height / height];
  return new DOMMatrix([x, 0, 0, y, -left * x, -top * y]);
}

/** The cord's path in each of the drawings beside an element. */
export const pathsBeside = (element: Element): SVGPathElement[] => [
  ...(element.parentElement?.querySelectorAll<SVGPathElement>(':scope > svg > path') ?? []),
];

/**
 * Finds the visible drawing among an element's siblings. @returns undefined if none is visible, as
 * on paper
 */
export function findDrawing(element: Element): Drawing | undefined {
  const path = pathsBeside(element).find(
    (candidate) =>
      // Safari has it from version 17.4 on.
      candidate.checkVisibility?.() !== false &&
      getComputedStyle(candidate).visibility === 'visible',
  );
  const box = path?.ownerSVGElement?.viewBox.baseVal;
  return path && box
    ? { path, width: box.width, level: box.height, unit: toDrawing(path).a }
    : undefined;
}

/**
 * Computes points of the drawn cord from its path data, because browsers take most of a millisecond
 * for each `getPointAtLength`. @returns points a link apart, from beyond the right edge to the
 * loose end, without the eye
 */
export function samplePoints(data: string): Point[] {
  const points: Point[] = [];
  const drawn = followPath(data.replace(eye, '')).reverse();
  let due = 0;
  for (const [index, to] of drawn.entries()) {
    const from = drawn[index - 1] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; due <= length; due += linkLength)
      points.push(pointBetween(from, to, due / (length || 1)));
    due -= length;
  }
  const last = points.at(-1);
  for (let count = 1; last && count <= reserveLinks; count++)
    points.push({ x: last.x + count * linkLength, y: last.y });
  return points.reverse();
}

const format = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path data for a smooth curve through the middle of each link. */
export const curve = (points: readonly Point[]) =>
  points
    .map((point, index) => {
      const next = points[index + 1] ?? point;
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      return index ? `Q${format(point)} ${format(middle)}` : `M${format(point)}`;
    })
    .join('');

/** Draws the cord along the points of the simulation, with an eye at its end. */
export const draw = ({ path, width }: Drawing, points: readonly Point[]) =>
  path.setAttribute('d', curve(points.filter(({ x }) => x < width + overhang)) + eye);

/** Draws the line straight across the whole page. */
export const drawStraight = (path: SVGPathElement) =>
  path.setAttribute('d', `M-999 ${path.ownerSVGElement?.viewBox.baseVal.height}H1999`);
