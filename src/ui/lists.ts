import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { titleType } from '../theme/tokens.ts';

/** A list of sentences in bold type, without bullets or rules. */
export const Statements = styled.ul.attrs({ role: 'list' })`
  ${titleType}
  li { max-width: 27em; }
  li + li { margin-top: 0.9em; }
`;

/** Rows with a rule above each. */
export const RuledRows = styled.ul.attrs({ role: 'list' })`
  & > * { border-top: 2px solid var(--line); padding: 0.75rem 0 1.25rem; }
`;

/** Sentences with space between them, below one rule; on phones they unfold between rules. */
export const SpacedList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: 0.75em;
  ${from.tablet} { padding-top: 0.75rem; border-top: 2px solid var(--line); }
  li { max-width: 30em; line-height: 1.4; }
`;

/** A list without bullets. Safari does not announce it as a list unless it has the role. */
export const PlainList = styled.ul.attrs({ role: 'list' })``;
