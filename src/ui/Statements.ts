import styled from 'styled-components';

/** Sentences that are to be read one by one, large, without marks or rules. */
export const Statements = styled.ul.attrs({ role: 'list' })`
  font-size: clamp(1.5rem, 2.9vw, 2.75rem);
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.025em;
  li { max-width: 24em; text-wrap: balance; }
  li + li { margin-top: 0.75em; }
`;
