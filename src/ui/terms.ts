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

/** Short facts in one row. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: 1.25rem ${space.gutter};
  dt { font-weight: 600; }
  dd { max-width: 24em; }
  /* On phones a term and its meaning are on one line. */
  ${below.tablet} { display: block; dt, dd { display: inline; } dt::after { content: ': '; } > * + * { margin-top: 0.4rem; } }
  /* Two columns on tablets: an odd last fact takes both, and the last one may reach into the margin. */
  ${below.desktop} { > :last-child dd { margin-right: -1rem; } & > :nth-child(odd):last-child { grid-column: 1 / -1; } }
  /* One row of four, or of five with more room for the second and the last. */
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    &:has(> :nth-child(5)) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) repeat(2, minmax(0, 2fr)) minmax(0, 3fr); }
  }
`;
