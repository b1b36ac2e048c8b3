import { createGlobalStyle } from 'styled-components';

/** Colours the header, and the focus in it, while it overlays a first field whose colour is not part of the scheme. */
export const HeaderInk = createGlobalStyle<{ $ink: string }>`
  :root { --header-ink: ${({ $ink }) => $ink}; }
`;
