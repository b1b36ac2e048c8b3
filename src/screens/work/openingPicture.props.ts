import type { Work } from '../../content/build/load.ts';
import type { PictureData } from '../../images/manifest.ts';
import { workPicture } from '../../images/workPicture.ts';
import { wide } from './wide.ts';

export interface OpeningPicture extends PictureData {
  sizes: string;
  /** Whether the picture is a cover, which text cannot overlap. */
  beside?: true;
}

/**
 * A picture for the opening is higher than its place in narrow windows, and cropped on the left.
 * next/image offers no width below the smallest number of `vw` that it finds, and finds only those
 * after a space: hence the one before `100vw`.
 */
const openingSizes = `${wide} min( 100vw, 164vh), 170vw`;
const coverSizes = `${wide} max( 50vw, 120vh), 120vw`;

/**
 * The picture for the opening, or the cover of a work without one; in the field's colour while it
 * loads, as text is on it.
 */
export function openingPicture({ slug, colour, opening, pictures: [cover] }: Work): OpeningPicture {
  const picture = workPicture(slug, { file: opening ?? cover?.file ?? '', alt: cover?.alt ?? '' });
  return {
    ...picture,
    colour: colour.field,
    ...(opening ? { sizes: openingSizes } : { sizes: coverSizes, beside: true }),
  };
}
