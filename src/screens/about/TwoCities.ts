import styled from 'styled-components';
import { hasTwoOffices } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { spacing, stroke } from '../../theme/tokens.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { Section } from '../../ui/Section.tsx';

/** A section with a line down its middle, between the two offices. */
export const TwoCities = styled(Section)`
  ${from.tablet} {
    &::before {
      content: ${hasTwoOffices ? "''" : 'none'};
      position: absolute;
      inset: 0 auto 0 calc(50% - ${stroke.line} / 2);
      border-left: ${stroke.line} solid var(--line);
    }
  }
`;

/** Content on both sides of that line. */
export const OfficeSides = styled(Columns).attrs({ $from: 'tablet' })`
  gap: ${spacing.l} ${spacing.xxl};
`;

export const OfficeSidesText = styled.p`max-width: 30em;`;
