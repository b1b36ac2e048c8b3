import styled from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { permanentUnderline } from '../../ui/underline.ts';
import { wideCover } from './WorkTeaser.tsx';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space.gutter};
  ${from.tablet} { row-gap: 1.5rem; }
  ${from.desktop} { grid-template-columns: 1fr 1fr; }
  @media (scripting: none) { display: none; }
`;

/** Scale and side alternate in a rhythm of five; the works that match a filter take the positions in turn. */
export const List = styled.ul`
  display: grid;
  gap: clamp(3rem, 7vw, 7rem) ${space.gutter};
  margin-top: clamp(2rem, 5vw, 4.5rem);
  /* Two headlines side by side are not one. */
  ${below.desktop} { column-gap: 2rem; }
  & > :nth-child(5n + 1 of :not([hidden])) {
    h3 > span { font-size: ${type.chapter}; }
    margin: 0 calc(-1 * ${space.margin});
    & > article > :first-child { padding: 0 ${space.margin}; }
  }
  ${below.tablet} {
    & > :nth-child(5n + 3 of :not([hidden])) { margin-left: 22%; }
    & > :nth-child(5n + 4 of :not([hidden])) { margin-right: 22%; }
  }
  ${from.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > li:not([hidden]) { grid-column: span 7; }
    & > :nth-child(5n + 1 of :not([hidden])) {
      grid-column: 1 / -1;
      ${wideCover}
    }
    & > :nth-child(5n + 2 of :not([hidden])) { grid-column: 1 / 8; margin-left: calc(-1 * ${space.margin}); & > article > :first-child { padding-left: ${space.margin}; } }
    & > :nth-child(5n + 3 of :not([hidden])) { grid-column: 8 / -1; padding-top: 9vw; }
    & > :nth-child(5n + 4 of :not([hidden])) { grid-column: 1 / 6; padding-top: 5vw; }
    & > :nth-child(5n + 5 of :not([hidden])) { grid-column: 6 / -1; margin-right: calc(-1 * ${space.margin}); }
  }
`;

export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
  margin-top: 1.5rem;
  font-weight: 600;
  h2 { line-height: inherit; }
  h2:focus { outline: none; }
`;

export const Clear = styled.a`
  padding: 0.2em 0 0.1em;
  margin: -0.2em 0 -0.1em;
  text-decoration: none;
  ${permanentUnderline}
`;
