import { css } from 'styled-components';
import { hoverable, motionAllowed } from '../theme/theme.ts';
import { motion } from '../theme/tokens.ts';

/** Underlines links that have no other mark. Hovering redraws the line. */
export const permanentUnderline = css`
  background: linear-gradient(var(--line, currentColor) 0 0) 0 100% / 100% 2.5px no-repeat;
  @keyframes draw-line { from { background-size: 0 2.5px; } }
  ${motionAllowed} { ${hoverable} { &:hover { animation: draw-line ${motion.enter} ${motion.easeOut}; } } }
`;

/**
 * Draws an underline from the left on hover and focus. The link of the current page keeps it. Its
 * transition is in globalStyle.ts, because so many components have it.
 */
export const hoverUnderline = css`
  text-decoration: none;
  background: linear-gradient(var(--line, currentColor) 0 0) 0 calc(100% - 0.28em) / 0 2.5px no-repeat;
  &:is(:hover, :focus-visible, [aria-current='page']) { background-size: 100% 2.5px; }
`;

/** Draws it lower, for tight lines, where it would cross the letters' descenders. */
export const lowHoverUnderline = css`${hoverUnderline} background-position: 0 calc(100% - 0.02em);`;
