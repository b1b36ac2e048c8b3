import styled from 'styled-components';
import { from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';

/** CSS pixels. In a separate file, so that the still animals do not load the physics of the moving ones. */
export const animalSize = 160;

/** A separate band, so that the animals cover no text or controls. Its lower edge is the line they walk on. */
export const Band = styled.div`
  position: relative;
  margin: 0 ${space.margin};
  padding-top: 3.5rem;
`;

export const Stage = styled.div`
  position: relative;
  height: 12.5rem;
  ${from.tablet} { height: 13rem; }
`;

/** Until the simulation starts, the animals are at their starting positions. */
export const Standing = styled.div<{ $start: number | undefined }>`
  position: absolute;
  bottom: 0;
  left: calc((100% - ${animalSize}px) * ${({ $start }) => $start});
`;

export const Portrait = styled.img`
  width: ${animalSize}px;
  height: ${animalSize}px;
  max-width: none;
  pointer-events: none;
`;

/** Where each stands first, as a share of the way from left to right. */
export const starts = [0.02, 0.98];

/** Pure decoration, so they have no alternative text. */
export const portraitProps = {
  alt: '',
  width: animalSize,
  height: animalSize,
  draggable: false,
} as const;
