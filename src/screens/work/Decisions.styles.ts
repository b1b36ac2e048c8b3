import styled, { css } from 'styled-components';
import { from, shaped } from '../../theme/theme.ts';
import {
  belowDesktop,
  fontSize,
  fromTablet,
  space,
  titleType,
  uprightWindow,
} from '../../theme/tokens.ts';
import { ClientField } from './ClientField.ts';

/**
 * From tablets on the posters reach the lower edge; phones show the bar of the swiped row below
 * them.
 */
export const DecisionsWallField = styled(ClientField)`${from.tablet} { padding-bottom: 0; }`;

export const DecisionsRoadField = styled(ClientField)`padding-bottom: 1rem;`;

/** A chequerboard without gaps: a poster, a decision, a poster. Phones swipe along it. */
export const DecisionWall = styled.ul`
  --each: min(76vw, 20rem);
  margin-top: clamp(0.5rem, 2vw, 2rem);
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-inline: calc(-1 * ${space.margin});
  }
  h3 { font-size: ${fontSize.title}; line-height: 0.98; letter-spacing: -0.04em; }
  /* In zoomed windows posters are wider, because their text is larger. */
  ${shaped.wide} {
    --each: min(76vw, 30rem);
    @media (width >= 30rem) { h3 { font-size: ${fontSize.large}; } }
    @media ${fromTablet} and ${belowDesktop} { h3 { font-size: 2.5rem; } }
  }
  @media ${uprightWindow} { p { font-size: ${fontSize.small}; line-height: 1.35; } }
`;

/** A long text makes its poster higher than 4:3, and the others of the row with it. */
const writtenPoster = css`
  display: grid;
  align-content: space-between;
  gap: 1.5rem;
  padding: clamp(1.25rem, 2vw, 2rem);
`;

/** A picture, or a decision in the client's colours or in the inverse of them. */
export const DecisionPoster = styled.li<{ $written?: 'plain' | 'inverse' }>`
  position: relative;
  place-self: stretch;
  ${({ $written }) => ($written ? writtenPoster : 'aspect-ratio: 3 / 4;')}
  ${({ $written }) => $written === 'inverse' && 'background: var(--on); color: var(--field);'}
  && > img { position: absolute; height: 100%; object-position: 10%; outline: none; }
`;

/** The width of a column of the road: the window of a phone, a third of other windows. */
const column = 'max(min(30rem, 84vw), 36vw)';

/** The decisions in columns of the same width, above one picture that spans them all. */
export const DecisionRoad = styled.div`
  --each: max-content;
  overflow-x: auto;
  scrollbar-width: thin;
  ${from.tablet} { margin-inline: calc(-1 * ${space.margin}); padding: 0.5rem ${space.margin}; }
  margin-top: clamp(0.5rem, 2vw, 2rem);
  @media screen { ol { display: grid; grid-auto-flow: column; grid-auto-columns: ${column}; } }
  ${from.tablet} { > div { width: max-content; } }
  li { padding-right: clamp(1.5rem, 4vw, 5rem); }
  h3 { ${titleType} }
  p { margin: 0.4em 0 1.5rem; }
  /* The width of the columns decides that of the picture: its own counts as 0. */
  img {
    width: 0;
    min-width: calc(100% + 2 * ${space.margin});
    margin-inline: calc(-1 * ${space.margin});
  }
`;
