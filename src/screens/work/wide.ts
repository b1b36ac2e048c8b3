import { breakpoints } from '../../theme/tokens.ts';

/** Where the window is wider than it is high, as a media condition. */
export const wide = `(min-width: ${breakpoints.desktop}) and (min-aspect-ratio: 6/5)`;
