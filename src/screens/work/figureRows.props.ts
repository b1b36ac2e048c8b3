import type { Work } from '../../content/load/load.ts';
import { picturesIn, type RowShape } from '../../content/schemas/workSchema.ts';
import type { PictureData } from '../../images/manifest.ts';
import { workPicture } from '../../images/workPicture.ts';
import { fromTablet } from '../../theme/tokens.ts';
import type { FigureRow } from './Figures.tsx';

/** A picture in a full row is at most 4/3 as wide as the window is high. */
const fullSizes = 'min(133vh, 100vw)';
const largerSizes = `${fromTablet} 64vw, 100vw`;
const smallerSizes = `${fromTablet} 48vw, 100vw`;

/** The width of the smaller picture without a crop, relative to the larger one. */
const smallerWidth = 5 / 7;

/** Returns columns in which two pictures have the same height, if the smaller is its crop. */
function columnsFor(shape: RowShape, [first, second]: readonly PictureData[], hasCrop: boolean) {
  if (!first || !second) return null;
  const [larger, smaller] = shape === 'left' ? [first, second] : [second, first];
  const largerShape = larger.width / larger.height;
  const smallerShape = hasCrop ? smaller.width / smaller.height : largerShape * smallerWidth;
  const columns = [`${largerShape.toFixed(4)}fr`, `${smallerShape.toFixed(4)}fr`];
  return (shape === 'left' ? columns : columns.reverse()).join(' ');
}

/**
 * Returns the rows of a work that defines none: alternately one picture and two, with the larger
 * one alternately left and right.
 */
function defaultLayout(count: number): RowShape[] {
  const turns = ['full', 'left', 'full', 'right'] as const;
  const rows: RowShape[] = [];
  for (let left = count; left > 0; left -= picturesIn(rows.at(-1) ?? 'full'))
    rows.push(left > 1 ? (turns[rows.length % 4] ?? 'full') : 'full');
  return rows;
}

/**
 * The rows of a work's pictures, without the cover, which comes first in `pictures`. The smaller of
 * two pictures shows its crop for phones in every window, because its letters stay legible there.
 */
export function figureRows({
  slug,
  pictures,
  layout = defaultLayout(pictures.length - 1),
  prototype,
}: Pick<Work, 'slug' | 'pictures' | 'layout' | 'prototype'>): FigureRow[] {
  let next = 1;
  return layout.map((shape) => {
    const row = pictures.slice(next, next + picturesIn(shape));
    next += row.length;
    const smaller = shape === 'full' ? undefined : row[shape === 'left' ? 1 : 0];
    const crop = prototype?.picture === smaller?.file ? undefined : smaller?.phone;
    const figures = row.map((picture) => ({
      ...workPicture(slug, picture === smaller && crop ? { ...picture, file: crop } : picture),
      ...(prototype?.picture === picture.file && { colour: prototype.around }),
      caption: picture.caption ?? null,
      prototype: prototype?.picture === picture.file ? { slug, ...prototype } : null,
      sizes: shape === 'full' ? fullSizes : picture === smaller ? smallerSizes : largerSizes,
    }));
    return { shape, figures, columns: columnsFor(shape, figures, Boolean(crop)) };
  });
}
