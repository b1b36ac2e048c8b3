import styled from 'styled-components';
import { titleType } from '../theme/tokens.ts';

/** Sentences to read one by one, in heavier type, without marks or rules. */
export const Statements = styled.ul.attrs({ role: 'list' })`
  ${titleType}
  font-weight: 600;
  li { max-width: 27em; }
  li + li { margin-top: 0.9em; }
`;
