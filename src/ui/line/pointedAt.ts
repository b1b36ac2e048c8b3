import type { SyntheticEvent } from 'react';
import { css, keyframes } from 'styled-components';
import { motionAllowed } from '../../theme/theme.ts';
import { motion } from '../../theme/tokens.ts';

/** As the value of `--drawing`. */
export const drawingOf = (slug: string) => `url(/illustrations/line-${slug}.svg)`;

/** For a list of links: sets the drawing of the one that is pointed at or focused, named by the end of its address. */
export function pointAt({ target, currentTarget }: SyntheticEvent<HTMLElement>) {
  const slug = (target as Element).closest('li')?.querySelector('a')?.pathname.split('/')[2];
  if (slug) currentTarget.style.setProperty('--drawing', drawingOf(slug));
}

const draw = keyframes`from { clip-path: inset(0 100% 0 0); }`;

/** For a pseudo-element within such a list, or where `--drawing` is set: the drawing, from the left and in the line's colour. Nothing until one is set. */
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
