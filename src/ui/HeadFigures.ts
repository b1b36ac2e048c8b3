import styled from 'styled-components';
import { fontSize } from '../theme/tokens.ts';
import { Chapter } from './text.ts';

/** A price, a pay or a duration in a page's head, as large as a chapter: 84 px at 1440. */
export const HeadFigures = styled(Chapter).attrs({ as: 'p' })`
  margin-top: 0.3em;
  font-size: max(2.5rem, ${fontSize.chapter});
  font-weight: 600;
  /* Says what the figure is for. */
  small { font-size: ${fontSize.lead}; letter-spacing: 0; }
`;
