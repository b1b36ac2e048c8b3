/** A position in the units of the drawing; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}
