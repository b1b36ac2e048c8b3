import Image from 'next/image';
import styled from 'styled-components';
import type { PictureData } from '../images/manifest.ts';

/** A container can crop the picture by setting `aspect-ratio` on `img`. */
const PictureImage = styled(Image)`
  width: 100%;
  object-fit: cover;
`;

interface Props {
  picture: PictureData;
  sizes: string;
  /** Whether to load the picture with priority: the first one that visitors see on a page. */
  first?: boolean;
  onLoad?: (() => void) | undefined;
}

export const Picture = ({
  picture: { colour, src, alt, width, height },
  sizes,
  first = false,
  onLoad,
}: Props) => (
  <PictureImage
    src={src}
    alt={alt}
    width={width}
    height={height}
    sizes={sizes}
    onLoad={onLoad}
    style={{ backgroundColor: colour }}
    {...(first ? { loading: 'eager', fetchPriority: 'high' } : {})}
  />
);
