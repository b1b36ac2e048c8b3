import { createGlobalStyle, css } from 'styled-components';
import { motion } from '../../theme/tokens.ts';

/**
 * How a page changes to a work's: the text of the page before goes first, the cover grows out of the list and becomes the field,
 * and the text arrives on top of it when the picture stands. The text is a group of its own, so that the picture does not fly
 * over it.
 */
export const Arrival = createGlobalStyle<{ $cover: string }>`
  @keyframes arrive { from { opacity: 0; } }
  @keyframes leave { to { opacity: 0; } }
  ${({ $cover }) => css`
    ::view-transition-old(root), ::view-transition-old(${$cover}), ::view-transition-old(*):only-child { animation: leave 120ms both; }
    ::view-transition-new(root) { animation: arrive ${motion.leave} both; }
    ::view-transition-group(${$cover}) { animation-duration: ${motion.enter}; animation-timing-function: ${motion.easeOut}; }
    ::view-transition-old(${$cover}), ::view-transition-new(${$cover}) { height: 100%; object-fit: cover; object-position: 100% 100%; }
  `}
  ::view-transition-new(opening-text) { animation: arrive 160ms 200ms both; }
`;
