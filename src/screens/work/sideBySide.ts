import { breakpoints } from '../../theme/tokens.ts';

/** The media condition under which an opening's text and picture are side by side. */
export const sideBySide = `(min-width: ${breakpoints.desktop}) and (min-aspect-ratio: 6/5)`;
