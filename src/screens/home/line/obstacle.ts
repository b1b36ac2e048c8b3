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

/**
 * From an ellipse to what is almost a rectangle, with the share of the clearance that each keeps
 * across and down. The last ones need less room.
 */
const shapes = [
  ...[2, 2.5, 3, 4, 8].map((power) => ({ power, across: 1, down: 1 })),
  { power: 512, across: 1, down: 0 },
  { power: 512, across: 0, down: 0 },
];

/** How far a point is from an obstacle's middle: less than 1 inside, 1 at its edge. */
function distance({ x, y }: Point, obstacle: Obstacle): number {
  const across = Math.abs(x - obstacle.x) / obstacle.radiusX;
  const down = Math.abs(y - obstacle.y) / obstacle.radiusY;
  // Most points are outside its rectangle, and the powers below take time.
  if (across >= 1 || down >= 1) return Math.max(across, down);
  return (across ** obstacle.power + down ** obstacle.power) ** (1 / obstacle.power);
}

/**
 * The roundest obstacle around a rectangle that has none of the cord inside, if there is one. It
 * goes through the rectangle's corners, with as much clearance as there is room for.
 * @param least the rectangle's upper left corner
 * @param most its lower right corner
 */
export function roundestAround(
  least: Point,
  most: Point,
  clearance: number,
  cord: readonly Point[],
): Obstacle | undefined {
  return shapes
    .map(({ power, across, down }) => {
      const growth = 2 ** (1 / power) / 2;
      return {
        x: (least.x + most.x) / 2,
        y: (least.y + most.y) / 2,
        radiusX: growth * (most.x - least.x) + across * clearance,
        radiusY: growth * (most.y - least.y) + down * clearance,
        power,
      };
    })
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
