import styled from 'styled-components';
import { from } from '../theme/theme.ts';

/** Sentences with space between them, below one rule; on phones they unfold between rules. */
export const SpacedList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: 0.75em;
  ${from.tablet} { padding-top: 0.75rem; border-top: 2px solid var(--line); }
  li { max-width: 30em; line-height: 1.4; }
`;
