import Image from 'next/image';
import styled from 'styled-components';
import type { PictureData } from '../images/manifest.ts';

/** The container may crop a picture with `aspect-ratio`. */
const Fluid = styled(Image)`
  width: 100%;
  object-fit: cover;
`;

interface Props {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is at which window width. */
  sizes: string;
  /** The first picture that visitors see on a page. */
  first?: boolean;
}

/** A raster picture in the width and format that the visitor's screen and browser want. */
export const Picture = ({
  picture: { colour, src, alt, width, height },
  sizes,
  first = false,
}: Props) => (
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
