import styled, { css } from 'styled-components';
import { below, color, from, shaped } from '../../theme/theme.ts';
import {
  belowDesktop,
  fontSize,
  fromTablet,
  headingSpacing,
  space,
  spacing,
  titleType,
  uprightWindow,
} from '../../theme/tokens.ts';
import { ClientSection } from './ClientSection.ts';

/** Draws a row's focus ring above its pictures, in two colours, because one might not show. */
const ring = css`
  [data-swipe]:has(> :focus-visible) {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
      ${from.tablet} { inset-inline: calc(-1 * ${space.margin}); }
      border: 3px solid var(--focus);
      outline: 3px solid var(--bg);
      outline-offset: -6px;
      pointer-events: none;
    }
  }
`;

/** Pictures reach the section's lower edge, except on phones, where a scrollbar is below them. */
export const DecisionsWallSection = styled(ClientSection)`
  ${ring}
  ${from.tablet} { padding-bottom: 0; }
`;

/**
 * A grid without gaps in which pictures and texts alternate. Phones scroll it sideways, with each
 * text below its picture.
 */
export const DecisionWall = styled.ul`
  --each: max(75vw, 9.5rem);
  margin-top: ${spacing.m};
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-inline: calc(-1 * ${space.margin});
  }
  h3 { font-size: ${fontSize.title}; line-height: 0.98; letter-spacing: ${headingSpacing}; }
  /* In zoomed windows posters are wider, because their text is larger. */
  ${shaped.wide} {
    --each: min(76vw, 30rem);
    @media (width >= 30rem) { h3 { font-size: ${fontSize.large}; } }
    @media ${fromTablet} and ${belowDesktop} { h3 { font-size: 2.5rem; } }
  }
  @media ${uprightWindow} { p { font-size: ${fontSize.small}; } }
`;

/** Has no aspect ratio, so that a long text makes its row taller. */
const writtenPoster = css`
  display: grid;
  align-content: space-between;
  gap: 1.5rem;
  padding: ${spacing.m};
  ${below.tablet} { grid-row: 2; }
`;

/** A picture; or, with `$written`, a text in the client's colours or with the two swapped. */
export const DecisionPoster = styled.li<{ $written?: 'plain' | 'inverse' }>`
  position: relative;
  place-self: stretch;
  ${({ $written }) => ($written ? writtenPoster : 'aspect-ratio: 3 / 4;')}
  ${({ $written }) => $written === 'inverse' && 'background: var(--on); color: var(--bg);'}
  && > img { position: absolute; height: 100%; object-position: 10%; }
`;

export const DecisionRoadList = styled.ol`
  @media screen {
    display: grid;
    grid: auto auto / auto-flow min(30rem, 100vw - ${space.margin});
    ${from.tablet} { grid: auto / repeat(2, minmax(0, 1fr)); column-gap: ${space.gutter}; }
    @media (width >= 86rem) { grid: auto / repeat(auto-fit, minmax(18rem, 1fr)); }
    /* Texts begin on one level, also below titles of one line. */
    li { display: grid; grid-row: span 2; grid-template-rows: subgrid; }
  }
  li { padding-right: ${spacing.l}; }
  h3 { ${titleType} }
  p { margin: 0.4em 0 1.5rem; }
`;

/** The list, and the picture below it. */
export const DecisionRoadTrack = styled.div`
  /* Keeps the picture's own width from widening the columns. */
  img {
    width: 0;
    min-width: calc(100% + 2 * ${space.margin});
    margin-inline: calc(-1 * ${space.margin});
  }
`;

/**
 * Decisions in columns of the same width, above one picture that is as wide as all of them. Windows
 * without room for four columns have two, and phones scroll.
 */
export const DecisionRoad = styled.div`
  --each: min-content;
  overflow-x: auto;
  scrollbar-width: thin;
  ${from.tablet} { margin-inline: calc(-1 * ${space.margin}); padding: 0.5rem ${space.margin} 0; }
  margin-top: ${spacing.m};
`;

const roadTop = space.header;
const roadHeight = `calc(100svh - ${roadTop})`;

/**
 * Moves the road sideways as the page scrolls, where scroll-driven animations work, with one, two or
 * three whole columns at both ends.
 */
const drivenByScroll = css`
  /* Below the picture the same one follows again, without a text. Where the list has two columns and the page does
     not move the road, each shows a half, because the whole would be too small to read. */
  [alt=''] { display: none; }
  @media screen and ${fromTablet} and (width < 86rem) {
    img { aspect-ratio: 2; object-position: left; }
    [alt=''] { display: block; object-position: right; }
  }
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) and ${fromTablet} and (min-height: 38rem) {
      [alt=''] { display: none; }
      [data-swipe] {
        height: 220vh;
        view-timeline: --road;
        view-timeline-inset: ${roadTop} 0;
        &:has(:focus-visible)::before {
          position: sticky;
          inset: ${roadTop} auto auto;
          display: block;
          height: ${roadHeight};
          margin: 0 calc(-1 * ${space.margin}) calc(${roadTop} - 100svh);
        }
      }
      ${DecisionRoad} {
        position: sticky;
        top: ${roadTop};
        container-type: inline-size;
        height: ${roadHeight};
        overflow: clip;
      }
      ${DecisionRoadTrack} {
        display: flex;
        flex-direction: column;
        width: min-content;
        min-width: 100%;
        height: 100%;
        animation: drive linear both;
        animation-timeline: --road;
        animation-range: contain 4% contain 96%;
        img { min-width: calc(100% + ${space.margin}); min-height: 40%; margin-top: auto; aspect-ratio: auto; object-position: bottom; }
      }
      ${DecisionRoadList} {
        --shown: 2;
        grid: auto / auto-flow calc((100cqi + ${space.margin}) / var(--shown));
        column-gap: 0;
        @media (aspect-ratio < 1) { --shown: 1; }
        @media (aspect-ratio > 3/2) { --shown: 3; }
      }
    }
  }
  @keyframes drive { to { translate: calc(100cqi + ${space.margin} - 100%); } }
`;

export const DecisionsRoadSection = styled(ClientSection)`
  ${ring}
  ${drivenByScroll}
  padding-bottom: 0;
  /* On phones the bar below the picture is on the next section's ground. */
  ${below.tablet} {
    [data-swipe] { padding-bottom: 1rem; background: linear-gradient(${color.page} 0 0) bottom / 100% 4rem no-repeat; }
    [data-swipe]::after { color: ${color.text}; }
  }
`;
