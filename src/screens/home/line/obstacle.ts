import type { Point } from '../../../ui/line/point.ts';

/**
 * A superellipse (https://en.wikipedia.org/wiki/Superellipse) around text, which the cord glides
 * along. Its middle, its radii, and its power: 2 is an ellipse, and a great one almost a rectangle.
 */
export interface Obstacle extends Point {
  radiusX: number;
  radiusY: number;
  power: number;
}

/** An ellipse, and shapes that are more and more like a rectangle. */
const powers = [2, 2.5, 3, 4, 8];

/** How far a point is from an obstacle's middle: less than 1 inside, 1 at its edge. */
const distance = ({ x, y }: Point, { radiusX, radiusY, power, ...middle }: Obstacle) =>
  (Math.abs((x - middle.x) / radiusX) ** power + Math.abs((y - middle.y) / radiusY) ** power) **
  (1 / power);

/**
 * The roundest obstacle around a rectangle that has none of the cord inside, if there is one. It
 * goes through the rectangle's corners, with a clearance.
 * @param least the rectangle's upper left corner
 * @param most its lower right corner
 */
export function roundestAround(
  least: Point,
  most: Point,
  clearance: number,
  cord: readonly Point[],
): Obstacle | undefined {
  return powers
    .map((power) => ({
      x: (least.x + most.x) / 2,
      y: (least.y + most.y) / 2,
      radiusX: (2 ** (1 / power) * (most.x - least.x)) / 2 + clearance,
      radiusY: (2 ** (1 / power) * (most.y - least.y)) / 2 + clearance,
      power,
    }))
    .find((obstacle) => cord.every((point) => distance(point, obstacle) >= 1));
}

/** Moves a point that is inside an obstacle to its edge, away from its middle. */
export function moveOut(point: Point, obstacles: readonly Obstacle[]) {
  for (const obstacle of obstacles) {
    const from = distance(point, obstacle);
    if (from >= 1 || from === 0) continue;
    point.x = obstacle.x + (point.x - obstacle.x) / from;
    point.y = obstacle.y + (point.y - obstacle.y) / from;
  }
}
