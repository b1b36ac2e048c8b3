import { createGlobalStyle } from 'styled-components';

/**
 * Sets the colour of the header's text and focus ring while it overlays a first section with its
 * own colours.
 */
export const HeaderInk = createGlobalStyle<{ $ink: string }>`
  :root { --header-ink: ${({ $ink }) => $ink}; }
`;
