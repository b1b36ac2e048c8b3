import Image from 'next/image';
import type { PictureData } from '../images/picture.ts';

interface Props {
  picture: PictureData;
  /** What the `sizes` attribute says: how wide the picture stands at which window. */
  sizes: string;
  /** The one picture of a page that is seen first. */
  first?: boolean;
}

/** A raster picture in the width and format that the visitor's screen and browser want. */
export const Picture = ({ picture: { colour, alt, ...source }, sizes, first = false }: Props) => (
  <Image
    {...source}
    alt={alt}
    sizes={sizes}
    style={{ backgroundColor: colour, width: '100%', height: 'auto' }}
    {...(first ? { loading: 'eager', fetchPriority: 'high' } : {})}
  />
);
