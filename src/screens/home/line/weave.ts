import { crossing, type Piece } from '../../../ui/line/crossing.ts';
import type { Point } from '../../../ui/line/point.ts';
import { curve, type Drawing, linkLength } from './cordDrawing.ts';
import { findPart } from './heroParts.ts';

/** How far a part above reaches to each side of a part that it crosses at a right angle, in links. */
const reach = 1.2;
/**
 * Parts that cross at a smaller angle have no gap, which would cut both to splinters. The sine of
 * that angle.
 */
const leastSine = 0.35;

const sineBetween = (a: Piece, b: Piece) =>
  ((a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x)) /
  (a.length * b.length);

/**
 * Weaves a cord: of the places where it meets itself, it is above at every second one. A curve comes
 * to each of its crossings once at an even and once at an odd place (Gauss), so each has one part
 * above, and keeps it while others disappear.
 * @param points a link apart
 * @returns where each part above begins and ends, as distances along the cord
 */
export function partsAbove(points: readonly Point[]): [from: number, to: number][] {
  const pieces = points.slice(1).map(
    (to, index): Piece => ({
      from: points[index] ?? to,
      to,
      start: index * linkLength,
      length: linkLength,
    }),
  );
  const byX = pieces.toSorted((a, b) => a.from.x - b.from.x);
  const places: { place: number; sine: number }[] = [];
  for (const [index, piece] of byX.entries())
    for (let next = index + 1; next < byX.length; next++) {
      const other = byX[next];
      if (!other || other.from.x - piece.from.x > 2 * linkLength) break;
      const isNear = Math.abs(other.from.y - piece.from.y) < 2 * linkLength;
      if (!isNear || Math.abs(other.start - piece.start) < 2 * linkLength) continue;
      const met = crossing(piece, other);
      if (!met) continue;
      const sine = Math.abs(sineBetween(piece, other));
      for (const place of met) places.push({ place, sine });
    }
  return places
    .sort((a, b) => a.place - b.place)
    .filter(({ sine }, index) => index % 2 && sine > leastSine)
    .map(({ place, sine }) => {
      const half = (reach * linkLength) / sine;
      return [place - half, place + half];
    });
}

/** Draws the parts of a cord that are above others again, on top of gaps in these. */
export function drawWoven({ path }: Pick<Drawing, 'path'>, points: readonly Point[]) {
  const crossings = findPart('late', path.ownerSVGElement)?.querySelector('[stroke-dasharray]');
  const link = (distance: number) => Math.max(0, Math.round(distance / linkLength));
  const parts = partsAbove(points).map(([from, to]) =>
    curve(points.slice(link(from), link(to) + 1)),
  );
  crossings?.setAttribute('stroke-dasharray', 'none');
  // A gap and the line above it, with the same path.
  for (const part of crossings?.children ?? []) part.setAttribute('d', parts.join(''));
}
