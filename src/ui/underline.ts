import { css } from 'styled-components';
import { hoverable, motionAllowed } from '../theme/theme.ts';
import { motion } from '../theme/tokens.ts';

/** For links that nothing else marks as links: always underlined, and the line is drawn again on hover. */
export const permanentUnderline = css`
  background: linear-gradient(var(--line, currentColor) 0 0) 0 100% / 100% 2.5px no-repeat;
  @keyframes draw-line { from { background-size: 0 2.5px; } }
  ${motionAllowed} { ${hoverable} { &:hover { animation: draw-line ${motion.enter} ${motion.easeOut}; } } }
`;

/** A link whose underline is drawn from the left on hover, and stays for the current page. */
export const hoverUnderline = css`
  text-decoration: none;
  background: linear-gradient(var(--line, currentColor) 0 0) 0 calc(100% - 0.28em) / 0 2.5px no-repeat;
  ${motionAllowed} { transition: background-size ${motion.enter} ${motion.easeOut}; }
  ${hoverable} { &:hover { background-size: 100% 2.5px; } }
  &:focus-visible, &[aria-current='page'] { background-size: 100% 2.5px; }
`;

/** The same below the letters of a tight line, as it would run through their feet. */
export const lowHoverUnderline = css`${hoverUnderline} background-position: 0 calc(100% - 0.02em);`;
