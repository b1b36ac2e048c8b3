import styled from 'styled-components';
import { type Spacing, spacing } from '../../theme/tokens.ts';

/** Places its children in a row that wraps, such as buttons or short links: `<Cluster $gap="xs">`. */
export const Cluster = styled.div<{ $gap?: Spacing }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ $gap = 'xs' }) => spacing[$gap]};
`;
