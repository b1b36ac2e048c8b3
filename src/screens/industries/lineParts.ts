import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { fontSize, spacing } from '../../theme/tokens.ts';
import { PlainList } from '../../ui/lists.ts';
import { Chapter } from '../../ui/text.ts';

export const LineHeading = styled(Chapter)`
  grid-column: 1 / -1;
  ${from.tablet} { grid-column: 1 / -2; }
`;

export const LineText = styled.p`
  grid-column: 1 / -1;
  margin-top: ${spacing.xs};
  font-size: ${fontSize.text};
  text-wrap: balance;
  ${from.tablet} { grid-column: -2; margin: 0; }
`;

/** Has the columns of the grid around it. */
export const LineList = styled(PlainList)`
  grid-column: 1 / -1;
  margin-top: ${spacing.xl};
  display: grid;
  grid-template-columns: subgrid;
`;

export const LineItem = styled.li`
  position: relative;
  padding-bottom: ${spacing.l};
`;
