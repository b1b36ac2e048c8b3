import styled from 'styled-components';
import { below, from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';

/**
 * A drawing in a closing call. On desktops it begins where the footer's right half does, and is on
 * the footer. On smaller windows it is below the text, up to the window's edge.
 */
export const ClosingSvg = styled.svg.attrs({ 'aria-hidden': true })`
  ${from.desktop} { position: absolute; right: 0; bottom: 0; width: calc(50% + ${space.gutter} / 2); }
  ${below.desktop} { justify-self: end; width: min(100%, 34rem); margin: 0 calc(-1 * ${space.margin}) calc(-1 * ${space.lastSection}) 0; }
`;
