import { below, from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';

/** The height that a picture may have, so that it is seen whole: the window's, and something of what is above or below. */
const mostHeight = '100svh - 3rem';

/**
 * The styles of a work's pictures. One that spans the window is shown whole, on the client's field; on phones a picture of three
 * phones shows one of them, as high as the window, since the interface on three would be too small to read.
 */
export const figureStyle = `
  .figures { display: grid; gap: clamp(1.5rem, 3vw, 3rem) 0; }
  .figures figcaption { padding: 0.75rem ${space.margin} 0; font-size: 1rem; line-height: 1.4; }
  /* What follows the client's voice stands on the same field as that. */
  .full figure, .client + .figures { background: var(--field); color: var(--on); }
  .full figcaption { padding-bottom: 0.75rem; }
  /* Where no voice begins the client's last field, its picture does, and keeps off the edge. */
  :not(.client) + .full:has(+ .client) figure { padding-top: clamp(2.5rem, 6vw, 6rem); }
  .full .shown img { width: min(100%, (${mostHeight}) * 4 / 3); margin-inline: auto; }
  ${from.tablet} {
    .figures:not(.full) { grid-template-columns: 7fr 5fr; column-gap: ${space.gutter}; align-items: start; padding-inline: ${space.margin}; }
    .figures.right { grid-template-columns: 5fr 7fr; align-items: end; }
    .figures:not(.full) figcaption { padding-inline: 0; }
  }
  ${below.tablet} {
    [data-phone] img { width: 100%; aspect-ratio: 1 / 2; max-height: calc(${mostHeight}); }
    [data-phone='left'] img { object-position: 0; }
    [data-phone='right'] img { object-position: 100%; }
  }
`;
