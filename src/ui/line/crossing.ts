import type { Point } from './point.ts';

/** A straight piece of a line, and how far along the line it starts. */
export interface Piece {
  from: Point;
  to: Point;
  start: number;
  length: number;
}

const isWithin = (share: number) => share >= 0 && share < 1;

/** The distances along the line at which two pieces cross. */
export function crossing(a: Piece, b: Piece): [number, number] | undefined {
  const aX = a.to.x - a.from.x;
  const aY = a.to.y - a.from.y;
  const bX = b.to.x - b.from.x;
  const bY = b.to.y - b.from.y;
  const x = b.from.x - a.from.x;
  const y = b.from.y - a.from.y;
  const cross = aX * bY - aY * bX;
  const shareOfA = (x * bY - y * bX) / cross;
  const shareOfB = (x * aY - y * aX) / cross;
  return isWithin(shareOfA) && isWithin(shareOfB)
    ? [a.start + shareOfA * a.length, b.start + shareOfB * b.length]
    : undefined;
}
