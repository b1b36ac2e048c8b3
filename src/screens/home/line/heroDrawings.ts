import { desktopTangle, knotDashes, phoneTangle, tabletTangle } from '../../../ui/line/tangle.ts';

export interface HeroDrawing {
  tangle: string;
  /** A dash array of its parts that are above others. */
  dashes: string;
  /** In units of the drawing: its size, and the page's width between its margins. */
  width: number;
  height: number;
  page: number;
  /** Where the hint starts or ends, how wide it may be, and its font size at most. */
  hint: { x: number; anchor: 'start' | 'end'; room: number; size: number };
}

/** How much wider than drawn a drawing becomes at most where the window makes it lower. */
export const stretch = 1.08;

/** The hero's line for each kind of window. */
export const heroDrawings: Record<'desktop' | 'tablet' | 'phone', HeroDrawing> = {
  desktop: {
    tangle: desktopTangle,
    dashes: `${knotDashes} 74 12 9e4`,
    width: 560,
    height: 270,
    page: 526,
    hint: { x: 368, anchor: 'start', room: 176, size: 37 },
  },
  tablet: {
    tangle: tabletTangle,
    dashes: `${knotDashes} 76 14 9e4`,
    width: 485,
    height: 212,
    page: 388,
    hint: { x: 470, anchor: 'end', room: 62, size: 31 },
  },
  phone: {
    tangle: phoneTangle,
    dashes: `${knotDashes} 76 14 9e4`,
    width: 360,
    height: 222,
    page: 237,
    hint: { x: 345, anchor: 'end', room: 56, size: 28 },
  },
};

const { page, height: desktopHeight } = heroDrawings.desktop;

/**
 * CSS for the size of the desktop drawing's unit, so that it fits the page's width between its
 * margins, and a height.
 */
export const desktopUnit = (width: string, height: string) =>
  `min(${width} / ${page}, ${height} / ${desktopHeight})`;
