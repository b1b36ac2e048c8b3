import styled from 'styled-components';
import { type Spacing, spacing } from '../../theme/tokens.ts';

/** Stacks its children vertically, with the same distance between each two: `<Stack $gap="l">`. */
export const Stack = styled.div<{ $gap?: Spacing }>`
  & > * + * { margin-top: ${({ $gap = 's' }) => spacing[$gap]}; }
`;
