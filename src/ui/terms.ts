import styled from 'styled-components';
import { below, from } from '../theme/theme.ts';
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

/** Short facts in one row, or in columns on phones. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: 1.25rem ${space.gutter};
  dt { font-weight: 600; }
  dd { max-width: 24em; }
  ${below.tablet} { grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); row-gap: 1rem; }
  /* Two columns: an odd last fact takes both. */
  ${below.desktop} { & > :nth-child(odd):last-child { grid-column: 1 / -1; } }
  ${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;
