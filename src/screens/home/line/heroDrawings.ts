import {
  knotDashes,
  narrowTangle,
  tabletTangle,
  wideTangle,
  wideUnits,
} from '../../../ui/line/tangle.ts';

export interface HeroDrawing {
  tangle: string;
  /** A dash array of its parts that are above others. */
  dashes: string;
  /** In units of the drawing: its size, and the page's width between its margins. */
  width: number;
  height: number;
  page: number;
}

/** The hero's line for each kind of window. */
export const heroDrawings: Record<'desktop' | 'tablet' | 'phone', HeroDrawing> = {
  desktop: { tangle: wideTangle, dashes: `${knotDashes} 74 12 9e4`, width: 560, ...wideUnits },
  tablet: {
    tangle: tabletTangle,
    dashes: `${knotDashes} 80 18 9e4`,
    width: 485,
    height: 212,
    page: 388,
  },
  phone: {
    tangle: narrowTangle,
    dashes: `${knotDashes} 77 15 9e4`,
    width: 360,
    height: 222,
    page: 263,
  },
};
