import styled from 'styled-components';
import { type } from '../theme/tokens.ts';

/** Sentences to read one by one, in heavier type, without marks or rules. */
export const Statements = styled.ul.attrs({ role: 'list' })`
  font-size: ${type.title};
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: -0.015em;
  li { max-width: 27em; }
  li + li { margin-top: 0.9em; }
`;
