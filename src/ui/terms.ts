import styled from 'styled-components';
import { below, from } from '../theme/theme.ts';
import { space, titleType } from '../theme/tokens.ts';

export const Terms = styled.dl`
  & > div { border-top: 2px solid var(--line); padding: 0.75rem 0 1.25rem; }
  dt { ${titleType} text-wrap: balance; }
  dd { margin-top: 0.4em; max-width: 36em; }
  ${from.tablet} {
    & > div { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: ${space.gutter}; }
    dt { grid-column: 1 / 5; }
    dd { grid-column: 5 / -1; margin-top: 0.1em; }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: 1.25rem ${space.gutter};
  dt { font-weight: 600; }
  dd { max-width: 24em; }
  /* On phones a term and what it says are one text. */
  ${below.tablet} { display: block; dt, dd { display: inline; } dt::after { content: ': '; } > * + * { margin-top: 0.4rem; } }
  /* The last may reach into the margin, and by itself has room for its words. */
  ${below.desktop} { > :last-child dd { margin-right: -1rem; } & > :nth-child(odd):last-child { grid-column: 1 / -1; } }
  /* One row of four or five, on the columns of the page. */
  ${from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > * { grid-column: span 3; }
    &:has(> :nth-child(5)) > :is(:first-child, :nth-child(3), :nth-child(4)) { grid-column: span 2; }
  }
`;
