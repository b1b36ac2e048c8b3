import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { Grid } from './Field.tsx';

/** A section's heading with secondary text beside it, which begins at the middle of the page. */
export const SectionHead = styled(Grid)`
  row-gap: 1rem;
  align-items: end;
  & > * { grid-column: 1 / -1; }
  p { max-width: 30em; text-wrap: balance; }
  ${from.tablet} {
    & > :first-child { grid-column: 1 / 7; }
    & > :nth-child(2) { grid-column: 7 / -1; }
  }
`;
