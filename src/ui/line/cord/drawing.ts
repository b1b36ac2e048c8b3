import type { Point } from './simulation.ts';

/** The drawing of the cord in the page. Positions are in the units of its `viewBox`. */
export interface Drawing {
  path: SVGPathElement;
  width: number;
  /** The y of the straight line, which is the drawing's lower edge. */
  level: number;
  /** How many units of the drawing a CSS pixel has. */
  unit: number;
}

/** The distance between two points of the cord. */
export const linkLength = 5;
/** How many links of the cord lie beyond the right edge, from which it is pulled in. */
const reserveLinks = 120;
/** How far beyond that edge the cord is still drawn. */
const margin = 60;

/** Finds the visible drawing among an element's siblings. @returns undefined if none is visible, as on paper */
export function findDrawing(element: Element): Drawing | undefined {
  const paths =
    element.parentElement?.querySelectorAll<SVGPathElement>(':scope > svg > path') ?? [];
  const path = [...paths].find((candidate) => candidate.checkVisibility());
  const box = path?.ownerSVGElement?.viewBox.baseVal;
  const scale = path?.getScreenCTM()?.a;
  return path && box && scale
    ? { path, width: box.width, level: box.height, unit: 1 / scale }
    : undefined;
}

/** Samples the drawn cord. @returns points a link apart, from beyond the right edge to the loose end */
export function samplePoints({ path }: Drawing): Point[] {
  const points: Point[] = [];
  for (let at = path.getTotalLength(); at >= 0; at -= linkLength)
    points.push(path.getPointAtLength(at));
  const last = points.at(-1);
  for (let count = 1; last && count <= reserveLinks; count++)
    points.push({ x: last.x + count * linkLength, y: last.y });
  return points.reverse();
}

const format = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path data for a smooth curve through the middle of each link. */
const curve = (points: readonly Point[]) =>
  points
    .map((point, index) => {
      const next = points[index + 1] ?? point;
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      return index ? `Q${format(point)} ${format(middle)}` : `M${format(point)}`;
    })
    .join('');

/** Draws the cord along the points of the simulation. */
export const draw = ({ path, width }: Drawing, points: readonly Point[]) =>
  path.setAttribute('d', curve(points.filter(({ x }) => x < width + margin)));
