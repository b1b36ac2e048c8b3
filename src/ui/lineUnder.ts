import { css } from 'styled-components';
import { hovering, moving } from '../theme/theme.ts';
import { motion } from '../theme/tokens.ts';

/** For links that nothing else marks as links: the line stands there, and is drawn anew when a pointer rests on it. */
export const standingLine = css`
  text-decoration: none;
  background: linear-gradient(var(--line, currentColor) 0 0) 0 calc(100% - 0.1em) / 100% 2.5px no-repeat;
  @keyframes draw-line { from { background-size: 0 2.5px; } }
  ${moving} { ${hovering} { &:hover { animation: draw-line ${motion.enter} ${motion.easeOut}; } } }
`;

/** A link whose underline is drawn from the left when a pointer rests on it, and is there for the current page. */
export const lineUnder = css`
  text-decoration: none;
  background: linear-gradient(var(--line, currentColor) 0 0) 0 calc(100% - 0.28em) / 0 2.5px no-repeat;
  ${moving} { transition: background-size ${motion.enter} ${motion.easeOut}; }
  ${hovering} { &:hover { background-size: 100% 2.5px; } }
  &:focus-visible, &[aria-current='page'] { background-size: 100% 2.5px; }
`;
