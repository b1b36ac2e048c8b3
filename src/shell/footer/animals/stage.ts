import styled, { keyframes } from 'styled-components';
import { from, hoverable, motionAllowed } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { animalSize } from './animalSize.ts';

const shake = keyframes`
  0%, 100% { rotate: 0deg; }
  20% { rotate: -7deg; }
  40% { rotate: 6deg; }
  60% { rotate: -5deg; }
  80% { rotate: 4deg; }
`;

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
  transform-origin: 50% 90%;
  ${hoverable} {
    ${motionAllowed} {
      *:hover > & { animation: ${shake} 0.6s infinite; }
    }
  }
`;
