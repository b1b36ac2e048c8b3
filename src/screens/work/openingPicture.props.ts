import type { Work } from '../../content/build/load.ts';
import type { PictureData } from '../../images/manifest.ts';
import { workPicture } from '../../images/workPicture.ts';
import { wide } from './wide.ts';

export interface OpeningPicture extends PictureData {
  sizes: string;
  /** Whether it is the cover, which stands beside the words, as nothing is made for them to stand on. */
  beside?: true;
}

/**
 * Stacked, a picture made for the opening is higher than its place and cut on the left. The space before `100vw` lets next/image
 * see it, which offers no width below the smallest number of `vw` that it finds.
 */
const sizes = `${wide} min( 100vw, 164vh), 170vw`;

/** What a work's page opens with, in the field's colour while it loads, as the text stands on it. Made when the site is built. */
export function openingPicture({ slug, colour, opening, pictures: [cover] }: Work): OpeningPicture {
  const picture = workPicture(slug, { file: opening ?? cover?.file ?? '', alt: cover?.alt ?? '' });
  return {
    ...picture,
    colour: colour.field,
    ...(opening ? { sizes } : { sizes: `${wide} max( 50vw, 120vh), 120vw`, beside: true }),
  };
}
