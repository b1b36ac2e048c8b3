import styled, { css } from 'styled-components';

/** Rows with a rule above each. */
const ruled = css`
  & > * { border-top: 2px solid var(--line); padding: 1rem 0 1.5rem; }
`;

export const RuledRows = styled.ul.attrs({ role: 'list' })`${ruled}`;
