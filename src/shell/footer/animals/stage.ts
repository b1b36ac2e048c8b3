import styled, { css, keyframes } from 'styled-components';
import { from, hovering, moving } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { animalSize } from './drift.ts';

const shake = keyframes`
  0%, 100% { rotate: 0deg; }
  20% { rotate: -7deg; }
  40% { rotate: 6deg; }
  60% { rotate: -5deg; }
  80% { rotate: 4deg; }
`;

/** A band of its own: nothing to read or press lies in the animals' way. Its lower edge is the line they walk on. */
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

/** Before the animals come alive they stand at either end of the line. */
export const Standing = styled.div<{ $end?: boolean }>`
  position: absolute;
  bottom: 0;
  ${({ $end }) => ($end ? css`right: 0;` : css`left: 0;`)}
`;

export const Roaming = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: ${animalSize}px;
  height: ${animalSize}px;
  cursor: grab;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  /* Swiping up or down over an animal still scrolls the page. */
  touch-action: pan-y;
  will-change: transform;
  &:active { cursor: grabbing; }
`;

export const Portrait = styled.img`
  width: ${animalSize}px;
  height: ${animalSize}px;
  max-width: none;
  pointer-events: none;
  transform-origin: 50% 90%;
  ${hovering} {
    ${moving} {
      *:hover > & { animation: ${shake} 0.6s infinite; }
    }
  }
`;

export const Pause = styled.button`
  position: absolute;
  top: 1.5rem;
  left: 0;
  min-height: 2.75rem;
  padding: 0.4em 0;
  border: 0;
  background: none;
  font-size: 1rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  @media (prefers-reduced-motion: reduce) { display: none; }
`;
