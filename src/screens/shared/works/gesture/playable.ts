/**
 * Makes the address of an animated SVG. A browser starts the animation of an address only once, so
 * `play` makes each one different.
 */
export const playable = (svg: string, play: number) =>
  `data:image/svg+xml,${encodeURIComponent(`${svg}<!--${play}-->`)}`;
