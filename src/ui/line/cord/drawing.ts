import type { Place } from './simulation.ts';

/** The cord as the page draws it; places are in the units of its drawing. */
export interface Drawing {
  path: SVGPathElement;
  /** Of the drawing; the straight line is at its lower edge. */
  width: number;
  level: number;
  /** Units of the drawing in a CSS pixel of the window. */
  unit: number;
}

/** Between two points of the cord. */
export const link = 5;
/** How much of the cord lies beyond the right edge, where it comes from: links. */
const reserve = 120;
/** How far beyond that edge the cord is still drawn. */
const margin = 60;

/** @returns the drawing that is shown beside an element; nothing where there is none, as on paper */
export function drawingBeside(element: Element): Drawing | undefined {
  const all = element.parentElement?.querySelectorAll<SVGPathElement>(':scope > svg > path') ?? [];
  const path = [...all].find((one) => one.checkVisibility());
  const box = path?.ownerSVGElement?.viewBox.baseVal;
  const scale = path?.getScreenCTM()?.a;
  return path && box && scale
    ? { path, width: box.width, level: box.height, unit: 1 / scale }
    : undefined;
}

/** The cord as it is drawn now: places that are a link apart, from beyond the right edge to the loose end. */
export function placesOf({ path }: Drawing): Place[] {
  const places: Place[] = [];
  for (let at = path.getTotalLength(); at >= 0; at -= link) places.push(path.getPointAtLength(at));
  const last = places.at(-1);
  for (let more = 1; last && more <= reserve; more++)
    places.push({ x: last.x + more * link, y: last.y });
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
export const draw = ({ path, width }: Drawing, places: readonly Place[]) =>
  path.setAttribute('d', curve(places.filter(({ x }) => x < width + margin)));
