import type { Work } from '../../content/load/load.ts';
import type { PictureData } from '../../images/manifest.ts';
import { workPicture } from '../../images/workPicture.ts';
import { sideBySide } from './sideBySide.ts';

export interface OpeningPicture extends PictureData {
  sizes: string;
  /** Whether the picture is a cover, which text cannot overlap. */
  isCover?: true;
}

/**
 * In narrow windows an opening picture is wider than the window, which crops it on the left.
 * next/image omits widths below the smallest `vw` value it finds in `sizes`, and it only finds
 * values after a space: hence the one before `100vw`.
 */
const openingSizes = `${sideBySide} min( 100vw, 164vh), 170vw`;
const coverSizes = `${sideBySide} max( 50vw, 120vh), 120vw`;

/**
 * Returns the picture of a work's opening, or else its cover. While it loads, its place has the
 * section's colour, because text is on it.
 */
export function openingPicture({ slug, colour, opening, pictures: [cover] }: Work): OpeningPicture {
  const picture = workPicture(slug, { file: opening ?? cover?.file ?? '', alt: cover?.alt ?? '' });
  return {
    ...picture,
    colour: colour.field,
    ...(opening ? { sizes: openingSizes } : { sizes: coverSizes, isCover: true }),
  };
}
