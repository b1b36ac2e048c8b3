import type { SyntheticEvent } from 'react';
import { css, keyframes } from 'styled-components';
import { motionAllowed } from '../../theme/theme.ts';
import { motion } from '../../theme/tokens.ts';

/** Returns the value of `--drawing` for the page at a path. */
export const drawingOf = (path: string) => `url(/illustrations/line${path}.svg)`;

/**
 * Handles pointer and focus events of a list of links: sets `--drawing` to the drawing of the page
 * that the link leads to.
 */
export function pointAt({ target, currentTarget }: SyntheticEvent<HTMLElement>) {
  const path = (target as Element).closest('li')?.querySelector('a')?.pathname;
  if (path) currentTarget.style.setProperty('--drawing', drawingOf(path));
}

const draw = keyframes`from { clip-path: inset(0 100% 0 0); }`;

/**
 * Styles of a pseudo-element that shows its parent's `--drawing` in the line's colour, uncovered
 * from the left.
 */
export const drawing = css`
  content: '';
  position: absolute;
  background: var(--line);
  mask: var(--drawing, linear-gradient(#0000 0 0)) right bottom / auto 100% no-repeat;
  pointer-events: none;
  forced-color-adjust: none;
  ${motionAllowed} { animation: ${draw} ${motion.enter} ${motion.easeOut}; }
  @media (forced-colors: active) { background: LinkText; }
  @media print { content: none; }
`;
