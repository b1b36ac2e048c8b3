import { createGlobalStyle } from 'styled-components';

/** Colours the header while it lies on a page's first field that is not one of the scheme's own. */
export const HeaderInk = createGlobalStyle<{ $ink: string }>`
  :root { --header-ink: ${({ $ink }) => $ink}; }
`;
