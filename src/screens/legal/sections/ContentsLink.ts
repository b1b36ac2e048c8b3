import styled from 'styled-components';
import { coarse } from '../../../theme/theme.ts';

/** A link to a section of the page. */
export const ContentsLink = styled.a`
  display: inline-block;
  padding: 0.2em 0;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${coarse} { padding: 0.75em 0; }
`;
