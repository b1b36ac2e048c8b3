import styled from 'styled-components';
import { animalSize } from './animalSize.ts';

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
