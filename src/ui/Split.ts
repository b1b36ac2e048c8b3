import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';
import { Grid } from './Field.tsx';

/** A heading on the left third, its content on the rest; stacked on phones. */
export const Split = styled(Grid)`
  row-gap: 1.5rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    & > :first-child { grid-column: 1 / 5; padding-right: ${space.gutter}; }
    & > :nth-child(2) { grid-column: 5 / -1; }
  }
`;
