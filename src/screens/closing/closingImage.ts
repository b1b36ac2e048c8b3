import styled, { css } from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';

/** On desktops an image begins where the footer's right half does, and is on the footer. */
const rightHalf = css`
  ${from.desktop} { position: absolute; right: 0; bottom: 0; width: calc(50% + ${space.gutter} / 2); }
`;

/** A drawing in a closing call. On smaller windows it is below the text, up to the window’s edge. */
export const ClosingSvg = styled.svg.attrs({ 'aria-hidden': true })`
  ${rightHalf}
  ${below.desktop} { justify-self: end; width: min(100%, 34rem); margin: 0 calc(-1 * ${space.margin}) calc(-1 * ${space.lastSection}) 0; }
`;

/** The box of a picture in a closing call, for which smaller windows have no room. */
export const ClosingPicture = styled.div`
  ${rightHalf}
  top: 0;
  ${below.desktop} { display: none; }
  img { height: 100%; }
`;
