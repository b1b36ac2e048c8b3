import styled from 'styled-components';
import { below } from '../theme/theme.ts';

/** A city drawn with the line, in the colour of the field's line. Its ends meet the field's edges. */
export const Skyline = styled.div.attrs({ 'aria-hidden': true })<{ $city: string }>`
  aspect-ratio: 1200 / 260;
  background: var(--line);
  mask: url('/illustrations/skyline-${({ $city }) => $city}.svg') center bottom / 100% 100% no-repeat;
  /* Half a city at twice the scale, where there is no room for a whole one. */
  ${below.tablet} { aspect-ratio: 720 / 260; mask-size: auto 100%; mask-position: 62% 100%; }
  forced-color-adjust: none;
  @media (forced-colors: active) { background: CanvasText; }
  @media print { display: none; }
`;
