import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';
import { Grid } from './Field.tsx';

/** Two things side by side, stacked on phones: a heading on the left third and its content, or two halves. */
export const Split = styled(Grid)<{ $half?: true }>`
  row-gap: 1.5rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    & > :first-child:not(:last-child) { ${({ $half }) => ($half ? 'grid-column: 1 / 7;' : `grid-column: 1 / 5; padding-right: ${space.gutter};`)} }
    & > :last-child { grid-column: ${({ $half }) => ($half ? 7 : 5)} / -1; }
  }
`;
