import type { Box, Point } from '../../../ui/line/boxes.ts';
import {
  type Drawing,
  findDrawing,
  linkLength,
  samplePoints,
  toDrawing,
} from '../../../ui/line/drawing.ts';
import { createCord } from './simulation.ts';

/** How far the hand may be ahead of the cord. CSS pixels. */
const maxStretchPx = 40;
/** The cord's distance from the hero's text, as a share of the page's width. */
const clearance = 0.025;
/**
 * The radius with which the cord rounds the text's corners, in clearances. With a larger one it
 * would touch them.
 */
const rounding = 2.4;

/** The boxes of the hero's headline and of the text below it, in the units of the drawing. */
const textBoxes = ({ path, width }: Drawing): Box[] =>
  [...(path.closest('section')?.querySelectorAll('h1, [data-text]') ?? [])].map((text) => {
    const gap = rounding * clearance * width;
    const inset = gap - clearance * width;
    const { left, top, right, bottom } = text.getBoundingClientRect();
    const from = new DOMPoint(left, top).matrixTransform(toDrawing(path));
    const to = new DOMPoint(right, bottom).matrixTransform(toDrawing(path));
    return {
      left: from.x + inset,
      top: from.y + inset,
      right: to.x - inset,
      bottom: to.y - inset,
      gap,
    };
  });

export interface LaidCord {
  drawing: Drawing;
  /** Where the loose end lies. */
  end: Point;
  cord: ReturnType<typeof createCord>;
}

function lay(drawing: Drawing): LaidCord {
  const points = samplePoints(drawing);
  return {
    drawing,
    end: points.at(-1) ?? { x: drawing.width, y: drawing.level },
    cord: createCord(points, linkLength, maxStretchPx * drawing.unit, textBoxes(drawing)),
  };
}

/**
 * Lays a cord along each of the drawings beside an element: a wide and a narrow window have one each.
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
