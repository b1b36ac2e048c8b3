import styled from 'styled-components';
import { below, from } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';

/** Short facts in one row, or in columns on phones. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: 1.25rem ${space.gutter};
  dt { font-weight: 600; }
  dd { max-width: 24em; }
  ${below.tablet} { grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); row-gap: 1rem; }
  /* With two columns, an odd last fact takes both. */
  ${below.desktop} { & > :nth-child(odd):last-child { grid-column: 1 / -1; } }
  ${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;
