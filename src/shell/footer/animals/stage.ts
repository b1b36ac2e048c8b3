import styled from 'styled-components';
import { below } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';

/** In CSS pixels. This file has no physics, so that the still animals do not load it. */
export const animalSize = 160;

/**
 * A band above the footer's text, so that the animals cover no text or controls. They walk on its
 * lower edge.
 */
export const AnimalBand = styled.div`
  position: relative;
  margin: 0 ${space.margin};
  padding-top: 3.5rem;
`;

/** Until the simulation starts, the animals are at the ends of their way. */
export const AnimalStage = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: end;
  height: 13rem;
  /* Phones use nearly the whole width, so that there is a gap between two animals. */
  ${below.tablet} { margin: 0 calc(0.5rem - ${space.margin}); }
  img { width: ${animalSize}px; height: ${animalSize}px; max-width: none; pointer-events: none; }
`;

/** The starting position of each animal, as a share of the way from left to right. */
export const starts = [0, 1];

export const animalPictureProps = {
  width: animalSize,
  height: animalSize,
} as const;
