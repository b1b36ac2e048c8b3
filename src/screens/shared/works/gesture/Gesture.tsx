import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { gesturePath } from '../../../../site.ts';
import { motion } from '../../../../theme/tokens.ts';
import { watchWork } from './watchWork.ts';

/** The container's rules for `img` crop it as they crop the picture. */
const GestureImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  pointer-events: none;
  /* Chromium outlines an image without a source. */
  &:not([src]) { opacity: 0; }
  @media (hover: hover) {
    article:not(:hover, :has(:focus-visible)) & {
      opacity: 0;
      transition: opacity ${motion.leave};
    }
  }
  @media print { display: none; }
`;

/** The part of a work's cover that moves, over its picture. */
export function Gesture({ slug }: { slug: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [source, play] = useState<string>();
  useEffect(() => {
    return image.current ? watchWork(image.current, gesturePath(slug), play) : undefined;
  }, [slug]);
  // A new element for each play shows nothing of the last one.
  return <GestureImage key={source} ref={image} src={source} alt="" />;
}
