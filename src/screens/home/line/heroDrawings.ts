import { desktopTangle, knotDashes, phoneTangle, tabletTangle } from '../../../ui/line/tangle.ts';

export interface HeroDrawing {
  tangle: string;
  /** A dash array of its parts that are above others. */
  dashes: string;
  /** In units of the drawing: its size, and the page's width between its margins. */
  width: number;
  height: number;
  page: number;
  /** The width of a hint of four letters, and where it starts if it does not end at the margin. */
  hintWidth: number;
  hintStart?: number;
}

/** From the desktop drawing's hint to the page's right margin: as wide is the text above it. */
export const textUnits = 176;

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
    hintWidth: 74,
    hintStart: 368,
  },
  tablet: {
    tangle: tabletTangle,
    dashes: `${knotDashes} 76 14 9e4`,
    width: 485,
    height: 212,
    page: 388,
    hintWidth: 62,
  },
  phone: {
    tangle: phoneTangle,
    dashes: `${knotDashes} 76 14 9e4`,
    width: 360,
    height: 222,
    page: 237,
    hintWidth: 56,
  },
};

const { page, height: desktopHeight } = heroDrawings.desktop;

/**
 * CSS for the size of the desktop drawing's unit, so that it fits the page's width between its
 * margins, and a height.
 */
export const desktopUnit = (width: string, height: string) =>
  `min(${width} / ${page}, ${height} / ${desktopHeight})`;
