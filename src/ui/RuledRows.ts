import styled from 'styled-components';

/** Rows with a rule above each. */
export const RuledRows = styled.ul.attrs({ role: 'list' })`
  & > * { border-top: 2px solid var(--line); padding: 0.75rem 0 1.25rem; }
`;
