import type { Point } from './point.ts';

/** Each curve is divided into this many straight lines. */
const stepsPerCurve = 24;

/** The point at a share of the way from one point to another. */
export const pointBetween = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** How many points each command's curves have after the first. */
const pointsPerCurve: Record<string, number> = { C: 3, S: 2, Q: 2 };

/** Follows path data without arcs and T. @returns points along it, with straight lines between them */
export function followPath(data: string): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let handle = at;
  for (const [, command = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = text.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const name = command.toUpperCase();
    if (name === 'Z') {
      at = points[0] ?? at;
      points.push(at);
    }
    while (numbers.length) {
      const { x, y } = command === name ? { x: 0, y: 0 } : at;
      const take = () => numbers.shift() ?? 0;
      const next = (): Point => ({
        x: name === 'V' ? at.x : x + take(),
        y: name === 'H' ? at.y : y + take(),
      });
      const curve = [at, ...(name === 'S' ? [handle] : [])];
      for (let count = pointsPerCurve[name] ?? 1; count; count--) curve.push(next());
      const steps = curve.length > 2 ? stepsPerCurve : 1;
      for (let step = 1; step <= steps; step++) {
        // De Casteljau's algorithm.
        let rest = curve;
        while (rest.length > 1)
          rest = rest
            .slice(1)
            .map((to, index) => pointBetween(rest[index] ?? to, to, step / steps));
        points.push(...rest);
      }
      at = curve.at(-1) ?? at;
      handle = pointBetween(curve.at(-2) ?? at, at, 2);
    }
  }
  return points;
}
