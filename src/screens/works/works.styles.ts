import styled, { css } from 'styled-components';
import { below, from, shaped } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { Section } from '../../ui/Section.tsx';
import { permanentUnderline } from '../../ui/underline.ts';
import {
  flatCover,
  halfWidthTitle,
  largeTitle,
  textAtRight,
  WorkTeaserCover,
  WorkTeaserText,
  WorkTeaserTitle,
} from '../shared/works/WorkTeaser.tsx';

export const FilterSection = styled(Section)`padding-top: ${spacing.m};`;

/** The widths of the columns from desktops on. */
const barColumns = 'repeat(2, minmax(0, 5fr)) minmax(0, 4fr)';

/** One row, with the number of works at its end. */
export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  align-items: start;
  gap: 0 ${space.gutter};
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.desktop} { grid-template-columns: ${barColumns}; }
  @media (scripting: none) { nav { display: none; } }
`;

/** Selects every fifth of the works that match the filter, beginning with this one. */
const everyFifth = (first: number) => `> :nth-child(5n + ${first} of :not([hidden]))`;

/** For the first work of a row: if it is the last one that matches, its text takes the row's rest. */
const lastWithTextAtRight = css`
  &:nth-last-child(1 of :not([hidden])) {
    padding-top: 0;
    ${textAtRight}
    ${WorkTeaserTitle} { ${largeTitle} }
    ${WorkTeaserText} { padding-left: 0; }
  }
`;

const squareCover = 'img { aspect-ratio: 1; }';

/** Sizes and positions repeat every five works. Works that the filter hides do not count. */
export const FilteredList = styled.ul`
  display: grid;
  gap: ${spacing.xxxl} ${space.gutter};
  margin-top: ${spacing.m};
  /* Keeps two adjacent titles from being read as one. */
  ${below.desktop} { column-gap: 2rem; }
  ${from.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > li:not([hidden]) { grid-column: span 7; }
  }
  /* As large as half of a wide window has room for. */
  ${shaped.wide} { ${WorkTeaserTitle} { ${halfWidthTitle} } }
  ${everyFifth(1)} {
    margin: 0 calc(-1 * ${space.margin});
    ${WorkTeaserTitle} { ${largeTitle} }
    ${WorkTeaserText} { padding: 0 ${space.margin}; }
    ${below.tablet} { ${squareCover} }
    ${from.tablet} {
      grid-column: 1 / -1;
      ${flatCover}
    }
    /* The summary begins where the number of works does. */
    ${from.desktop} {
      ${WorkTeaserText} {
        display: grid;
        grid-template-columns: ${barColumns};
        column-gap: ${space.gutter};
        align-items: last baseline;
      }
      h3 { grid-column: span 2; }
    }
  }
  ${everyFifth(2)} {
    ${below.tablet} { ${flatCover} }
    ${from.tablet} {
      grid-column: 1 / 8;
      margin-left: calc(-1 * ${space.margin});
      ${WorkTeaserText} { padding-left: ${space.margin}; }
      ${lastWithTextAtRight}
    }
  }
  ${everyFifth(3)} {
    ${below.tablet} { ${WorkTeaserCover} { margin-right: calc(-1 * ${space.margin}); } }
    ${from.tablet} { grid-column: 8 / -1; padding-top: 9vw; }
  }
  ${everyFifth(4)} {
    ${below.tablet} {
      ${squareCover}
      ${WorkTeaserCover} { margin-left: calc(-1 * ${space.margin}); }
    }
    ${from.tablet} { grid-column: 1 / 6; padding-top: 5vw; ${lastWithTextAtRight} }
  }
  ${everyFifth(5)} {
    ${from.tablet} { grid-column: 6 / -1; margin-right: calc(-1 * ${space.margin}); }
  }
`;

/** The heading of the list, which counts the works, and the link that clears the filter. */
export const FilterResult = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  column-gap: 1.25rem;
  margin-top: ${spacing.xxs};
  font-weight: 600;
  ${from.tablet} { margin-top: 1.5rem; }
  ${from.desktop} {
    grid-column: auto;
    padding-top: 0.55rem;
    margin-top: 0;
    border-top: 2px solid var(--line);
  }
  h2 { line-height: inherit; }
  h2:focus { outline: none; }
`;

export const FilterClear = styled.a`
  padding: 0.2em 0 0.1em;
  margin: -0.2em 0 -0.1em;
  text-decoration: none;
  ${permanentUnderline}
`;

export const NoWorksMessage = styled.div`
  &:not([hidden]) { display: grid; }
  justify-items: start;
  gap: 1rem;
  padding: 3rem 0;
`;

export const NoWorksLinks = styled(Cluster)`gap: 0 2rem;`;
