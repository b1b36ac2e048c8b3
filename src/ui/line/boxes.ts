/** A position in the units of the drawing; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle of text, and the distance that the cord keeps from it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  gap: number;
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Moves a point that is in or too near to a box away from its nearest edge or corner. */
export function moveOut(point: Point, boxes: readonly Box[]) {
  for (const { left, top, right, bottom, gap } of boxes) {
    const { x, y } = point;
    const near = { x: clamp(x, left, right), y: clamp(y, top, bottom) };
    const away = Math.hypot(x - near.x, y - near.y);
    if (away >= gap) continue;
    if (away > 0) {
      point.x = near.x + ((x - near.x) / away) * gap;
      point.y = near.y + ((y - near.y) / away) * gap;
      continue;
    }
    const nearest = Math.min(x - left, right - x, y - top, bottom - y);
    if (nearest === x - left) point.x = left - gap;
    else if (nearest === right - x) point.x = right + gap;
    else if (nearest === y - top) point.y = top - gap;
    else point.y = bottom + gap;
  }
}
