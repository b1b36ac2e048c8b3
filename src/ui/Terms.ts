import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { space, titleType } from '../theme/tokens.ts';

/** Terms with their meanings in rows, with a rule above each. */
export const Terms = styled.dl`
  & > div { border-top: 2px solid var(--line); padding: 0.75rem 0 1.25rem; }
  dt { ${titleType} text-wrap: balance; }
  dd { margin-top: 0.4em; max-width: 29em; }
  ${from.tablet} {
    & > div { display: grid; grid-template-columns: calc((100% - 2 * ${space.gutter}) / 3) minmax(0, 1fr); column-gap: ${space.gutter}; }
    dd { margin-top: 0.1em; }
  }
`;
