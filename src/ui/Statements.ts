import styled from 'styled-components';
import { titleType } from '../theme/tokens.ts';

/** A list of sentences in bold type, without bullets or rules. */
export const Statements = styled.ul.attrs({ role: 'list' })`
  ${titleType}
  display: grid;
  gap: 0.9em;
  max-width: 27em;
`;
