import type { Place } from './simulation.ts';

/** One way in which the page draws the cord; places are in the units of its drawing. */
interface Composition {
  /** Between two points of the cord. */
  link: number;
  /** To which side the cord goes on beyond the far edge. */
  far: 1 | -1;
  /** How large the puli is. */
  puli: number;
}

/** The cord's paths, from its far end to its loose one, and how the simulation sees them. */
export interface Drawing extends Composition {
  paths: SVGPathElement[];
  /** Units of the drawing in a CSS pixel of the window. */
  unit: number;
}

const wide: Composition = { link: 5, far: -1, puli: 58 };
const narrow: Composition = { link: 4, far: 1, puli: 66 };

/** How much of the cord lies beyond the far edge: links. */
const reserve = 120;
/** How far beyond an edge the cord is still drawn. */
const margin = 60;
/** On phones the cord leaves at the left edge and comes in again below; for the simulation it goes straight on, so much higher. */
export const fold = 154;

/** From a path to the simulation, and back. */
export const unfold = ({ x, y }: Place, part: number): Place => (part ? { x: -margin - x, y: y + fold } : { x, y });
const refold = ({ x, y }: Place, part: number): Place => (part ? { x: -margin - x, y: y - fold } : { x, y });

/** @returns the drawing that is shown beside an element; nothing where there is none, as on paper */
export function drawingBeside(element: Element): Drawing | undefined {
  const paths = [...(element.parentElement?.querySelectorAll<SVGPathElement>(':scope > svg > path') ?? [])].filter((path) =>
    path.checkVisibility(),
  );
  const scale = paths[0]?.getScreenCTM()?.a;
  return scale ? { ...(paths[1] ? narrow : wide), paths, unit: 1 / scale } : undefined;
}

/** The cord as it is drawn now: places that are a link apart, from beyond the far edge to the loose end. */
export function placesOf({ paths, link, far }: Drawing): Place[] {
  const places: Place[] = [];
  let rest = 0;
  for (const [part, path] of [...paths.entries()].reverse()) {
    let at = path.getTotalLength() - rest;
    for (; at >= 0; at -= link) places.push(unfold(path.getPointAtLength(at), part));
    rest = -at;
  }
  const last = places.at(-1);
  for (let more = 1; last && more <= reserve; more++) places.push({ x: last.x + far * more * link, y: last.y });
  return places.reverse();
}

const written = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Smooth through the middle of each link. */
const curve = (places: readonly Place[]) =>
  places
    .map((place, index) => {
      const next = places[index + 1] ?? place;
      return `${index ? 'Q' : 'M'}${written(place)}${index ? ` ${written({ x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 })}` : ''}`;
    })
    .join('');

/** Draws the cord through places of the simulation. */
export function draw({ paths }: Drawing, places: readonly Place[]) {
  for (const [part, path] of paths.entries()) {
    // In the second part x grows to the other side.
    const shown = places.filter(({ x }) => (part ? x < 0 : x > -margin));
    path.setAttribute('d', curve(shown.map((place) => refold(place, part))));
  }
}
