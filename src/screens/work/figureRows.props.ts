import type { Work } from '../../content/build/load.ts';
import { picturesIn } from '../../content/build/workSchema.ts';
import { workPicture } from '../../images/workPicture.ts';
import { fromTablet } from '../../theme/tokens.ts';
import type { FigureRow } from './Figures.tsx';

/** How wide a picture is in which window: 4/3 of its height where that is limited. */
const sizesOf = (alone: boolean) => (alone ? 'min(133vh, 100vw)' : `${fromTablet} 58vw, 100vw`);

/** The rows for some pictures where a work names none: one alone, then two, the larger one on the left or the right by turns. */
function usualLayout(count: number): FigureRow['shape'][] {
  const turns = ['full', 'left', 'full', 'right'] as const;
  const rows: FigureRow['shape'][] = [];
  for (let left = count; left > 0; left -= picturesIn(rows.at(-1) ?? 'full'))
    rows.push(left > 1 ? (turns[rows.length % 4] ?? 'full') : 'full');
  return rows;
}

export function figureRows({
  slug,
  pictures,
  layout = usualLayout(pictures.length - 1),
  prototype,
}: Pick<Work, 'slug' | 'pictures' | 'layout' | 'prototype'>): FigureRow[] {
  let next = 1;
  return layout.map((shape) => {
    const row = pictures.slice(next, next + picturesIn(shape));
    next += row.length;
    return {
      shape,
      figures: row.map((one) => ({
        ...workPicture(slug, one),
        ...(prototype?.picture === one.file && { colour: prototype.around }),
        caption: one.caption ?? null,
        prototype: prototype?.picture === one.file ? { slug, ...prototype } : null,
        sizes: sizesOf(shape === 'full'),
      })),
    };
  });
}
