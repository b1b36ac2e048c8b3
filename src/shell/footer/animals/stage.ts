import styled from 'styled-components';
import { from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { animalSize } from './animalSize.ts';

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
export const Standing = styled.div<{ $start: number }>`
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
