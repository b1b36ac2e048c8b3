import type { Work } from '../../../content/load/load.ts';
import { fromTablet } from '../../../theme/tokens.ts';
import { sectorOf, type Teaser, teaser } from './teaser.props.ts';

export type Place = 'bleeding' | 'belowBleeding' | 'full' | 'left' | 'right';

/** A work in RelatedWorks. */
export interface RelatedWork extends Teaser {
  sector: string;
  place: Place;
  /** The widths of the cover, for the browser's choice of a file. */
  sizes: string;
  large: boolean;
}

const halfWidth = `${fromTablet} 54vw, 92vw`;
/** The `sizes` of covers as wide as the page or the window. */
const largeCovers: Partial<Record<Place, string>> = {
  bleeding: '100vw',
  full: `${fromTablet} 94vw, 100vw`,
};

function placeOf(index: number, count: number, bleeds: boolean): Place {
  if (bleeds && index === 0) return 'bleeding';
  if (bleeds && index === 1) return 'belowBleeding';
  if (count === 1) return 'full';
  return index % 2 === 0 ? 'left' : 'right';
}

/** @param bleeds whether the first cover is as wide as the window */
export const placedWorks = (works: readonly Work[], bleeds = false): RelatedWork[] =>
  works.map((work, index) => {
    const place = placeOf(index, works.length, bleeds);
    return {
      ...teaser(work),
      sector: sectorOf(work),
      place,
      large: place in largeCovers,
      sizes: largeCovers[place] ?? halfWidth,
    };
  });
