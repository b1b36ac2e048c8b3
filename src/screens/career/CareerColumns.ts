import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';
import { officeColumns } from '../shared/officeColumns.ts';

/** A column for each office. */
export const CareerColumns = styled.div`
  display: grid;
  gap: ${spacing.l} ${space.gutter};
  ${officeColumns(from.tablet)}
`;
