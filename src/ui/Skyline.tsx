import styled from 'styled-components';

/**
 * A city drawn with the line, in the colour of the field's line. Its ends meet the field's edges. It is fetched when it
 * comes near the window.
 */
export const Skyline = styled.div.attrs({ 'aria-hidden': true })<{ $city: string }>`
  aspect-ratio: 1200 / 260;
  content-visibility: auto;
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--line);
    mask: url('/illustrations/skyline-${({ $city }) => $city}.svg') center bottom / 100% 100% no-repeat;
    forced-color-adjust: none;
  }
  @media (forced-colors: active) { &::before { background: CanvasText; } }
  @media print { display: none; }
`;
