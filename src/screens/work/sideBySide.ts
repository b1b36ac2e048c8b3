import { breakpoints } from '../../theme/tokens.ts';

/** The media condition under which an opening's text and picture are side by side. */
export const wide = `(min-width: ${breakpoints.desktop}) and (min-aspect-ratio: 6/5)`;
