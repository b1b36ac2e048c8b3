import styled, { keyframes } from 'styled-components';
import { hoverable, motionAllowed } from '../../../theme/theme.ts';
import { animalSize } from './stage.ts';

const shake = keyframes`
  0%, 100% { rotate: 0deg; }
  20% { rotate: -7deg; }
  40% { rotate: 6deg; }
  60% { rotate: -5deg; }
  80% { rotate: 4deg; }
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
  img { transform-origin: 50% 100%; }
  ${hoverable} {
    ${motionAllowed} {
      :not([data-paused]) > &:hover img { transform-origin: 50% 90%; animation: ${shake} 0.6s infinite; }
    }
  }
`;

export const Control = styled.div`
  position: absolute;
  top: 1.5rem;
  left: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
`;

export const Press = styled.button`
  min-height: 2.75rem;
  padding: 0.4em 0;
  border: 0;
  background: none;
  font-size: 1rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

/** For those who come to the button by keyboard. */
export const Hint = styled.span`
  display: none;
  font-size: 1rem;
  ${Press}:focus-visible + & { display: inline; }
`;
