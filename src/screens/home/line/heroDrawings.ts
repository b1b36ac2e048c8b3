import { narrowTangle, tabletTangle, wideTangle, wideUnits } from '../../../ui/line/tangle.ts';

interface HeroDrawing {
  tangle: string;
  /** In units of the drawing: its size, and the page's width between its margins. */
  width: number;
  height: number;
  page: number;
}

/** The hero's line for each kind of window. */
export const heroDrawings: Record<'desktop' | 'tablet' | 'phone', HeroDrawing> = {
  desktop: { tangle: wideTangle, width: 560, ...wideUnits },
  tablet: { tangle: tabletTangle, width: 485, height: 212, page: 388 },
  phone: { tangle: narrowTangle, width: 360, height: 212, page: 263 },
};
