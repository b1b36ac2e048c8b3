import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { officesWithoutSkyline } from '../env/pages.ts';
import { below } from '../theme/theme.ts';

/**
 * The skyline of a city, drawn with one line in the section's line colour. Has no height for a city
 * without a drawing. With a `--phone-height`, phones show one landmark.
 */
export const Skyline = styled.div.attrs<{ $city: string }>(({ $city }) => ({
  'aria-hidden': true,
  style: { '--skyline': `url(/illustrations/skyline-${$city}.svg)` } as CSSProperties,
}))`
  width: 100%;
  aspect-ratio: 1200 / 260;
  background: var(--line);
  mask: var(--skyline) center bottom / auto 100% no-repeat;
  forced-color-adjust: none;
  ${below.tablet} { height: var(--phone-height, auto); }
  @media print { display: none; }
  ${({ $city }) => officesWithoutSkyline.includes($city) && '&& { height: 0; mask: none; }'}
`;
