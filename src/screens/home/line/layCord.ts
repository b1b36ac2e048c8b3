import type { Point } from '../../../ui/line/point.ts';
import { type Drawing, findDrawing, linkLength, samplePoints, toDrawing } from './cordDrawing.ts';
import { findPart } from './heroParts.ts';
import { type Obstacle, roundestAround } from './obstacle.ts';
import { maxStretchPx } from './pullSettings.ts';
import { createCord } from './simulation.ts';

/** The cord's distance from the hero's text, as a share of the page's width. */
const clearance = 0.014;

/**
 * What the cord glides along: each line of the hero's headline, and the text and links below it, as
 * one if the drawing leaves room for that.
 */
function obstaclesOf({ path, width }: Drawing, cord: readonly Point[]): Obstacle[] {
  const around = ({ left, top, right, bottom }: DOMRect) => {
    const least = new DOMPoint(left, top).matrixTransform(toDrawing(path));
    const most = new DOMPoint(right, bottom).matrixTransform(toDrawing(path));
    return roundestAround(least, most, clearance * width, cord) ?? [];
  };
  const section = path.closest('section');
  const headline = section?.querySelector('h1');
  const parts = [...(findPart('text', section)?.querySelectorAll('p, a') ?? [])];
  const [first, last] = [parts[0], parts.at(-1)];
  if (!headline || !first || !last) return [];
  const range = new Range();
  range.selectNodeContents(headline);
  const lines = [...range.getClientRects()].flatMap(around);
  range.setStartBefore(first);
  range.setEndAfter(last);
  const whole = [range.getBoundingClientRect()].flatMap(around);
  return [
    ...lines,
    ...(whole.length ? whole : parts.flatMap((part) => around(part.getBoundingClientRect()))),
  ];
}

export interface LaidCord {
  drawing: Drawing;
  /** Where the cord is drawn at first, from its far end. */
  drawn: readonly Point[];
  /** Where the loose end lies. */
  end: Point;
  cord: ReturnType<typeof createCord>;
}

function lay(drawing: Drawing): LaidCord {
  const points = samplePoints(drawing.path.getAttribute('d') ?? '');
  return {
    drawing,
    drawn: points,
    end: points.at(-1) ?? { x: drawing.width, y: drawing.level },
    cord: createCord(points, linkLength, maxStretchPx * drawing.unit, obstaclesOf(drawing, points)),
  };
}

/**
 * Lays a cord along each of the drawings beside an element: each kind of window has one.
 * @returns a function that returns the visible one
 */
export function layCords(element: Element) {
  const laid = new Map<Element, LaidCord>();
  return (): LaidCord | undefined => {
    const drawing = findDrawing(element);
    if (!drawing) return undefined;
    const { path } = drawing;
    // The drawing's size may have changed since its cord was laid.
    const cord = { ...(laid.get(path) ?? lay(drawing)), drawing };
    laid.set(path, cord);
    Object.assign(path.style, { strokeDasharray: 'none', strokeLinejoin: 'round' });
    return cord;
  };
}
