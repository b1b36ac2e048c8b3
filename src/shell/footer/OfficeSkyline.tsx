import styled from 'styled-components';
import { officesWithoutSkyline } from '../../env/pages.ts';
import { below } from '../../theme/theme.ts';
import { Skyline } from '../../ui/Skyline.tsx';

/** Phones show one landmark. */
export const OfficeSkyline = styled(Skyline)`
  ${({ $city }) => !officesWithoutSkyline.includes($city) && `${below.tablet} { aspect-ratio: auto; height: 5.625rem; }`}
`;
