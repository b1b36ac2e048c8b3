import { breakpoints } from '../../theme/tokens.ts';

/** The media condition of windows in which an opening has its text and its picture side by side. */
export const wide = `(min-width: ${breakpoints.desktop}) and (min-aspect-ratio: 6/5)`;
