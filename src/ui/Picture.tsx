import Image from 'next/image';
import styled from 'styled-components';
import type { PictureData } from '../images/picture.ts';

/** Where a picture stands may crop it by `aspect-ratio`. */
const Fluid = styled(Image)`
  width: 100%;
  height: auto;
  object-fit: cover;
`;

interface Props {
  picture: PictureData;
  /** What the `sizes` attribute says: how wide the picture stands at which window. */
  sizes: string;
  /** The one picture of a page that is seen first. */
  first?: boolean;
}

/** A raster picture in the width and format that the visitor's screen and browser want. */
export const Picture = ({ picture: { colour, src, alt, width, height }, sizes, first = false }: Props) => (
  <Fluid
    src={src}
    alt={alt}
    width={width}
    height={height}
    sizes={sizes}
    style={{ backgroundColor: colour }}
    {...(first ? { loading: 'eager', fetchPriority: 'high' } : {})}
  />
);
