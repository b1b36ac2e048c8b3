import styled, { createGlobalStyle, css } from 'styled-components';
import { belowHeader, motion, space, type } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Headline, Lead } from '../../ui/text.ts';
import { ClientField } from './ClientField.ts';
import type { OpeningPicture } from './openingPicture.props.ts';
import { wide } from './wide.ts';

/**
 * How a page changes to a work's: the text of the page before goes first, the cover grows out of the list and becomes the field,
 * and the text arrives on top of it when the picture stands. The text is a group of its own, so that the picture does not fly
 * over it.
 */
const Arrival = createGlobalStyle<{ $cover: string }>`
  @keyframes arrive { from { opacity: 0; } }
  @keyframes leave { to { opacity: 0; } }
  ${({ $cover }) => css`
    ::view-transition-old(root), ::view-transition-old(${$cover}), ::view-transition-old(*):only-child { animation: leave 120ms both; }
    ::view-transition-new(root) { animation: arrive ${motion.leave} both; }
    ::view-transition-group(${$cover}) { animation-duration: ${motion.enter}; animation-timing-function: ${motion.easeOut}; }
    ::view-transition-old(${$cover}), ::view-transition-new(${$cover}) { height: 100%; object-fit: cover; object-position: 100% 100%; }
  `}
  ::view-transition-new(opening-text) { animation: arrive 160ms 200ms both; }
`;

/** The opening stands side by side there. */
const sideBySide = `@media ${wide}`;
/** Neither lets text stand on a picture. */
const withoutGround = '@media print, (forced-colors: active)';

/**
 * A work's page opens with one composition as high as the window: the text on the client's field, and the cover, which is cut by
 * the right and the lower edge. Of the picture's 1,920 by 1,200 the object takes some 1,000 by 1,030; the rest is field, on which
 * the text may stand. Where the two are stacked, the uppermost of the picture lies behind the text.
 */
const Composition = styled(ClientField)`
  display: grid;
  grid-template: auto minmax(min(72vw, 45svh), 1fr) / minmax(0, 1fr);
  min-height: 100svh;
  padding-top: ${belowHeader('clamp(0.75rem, 6vw, 5rem)')};
  padding-bottom: 0;
  overflow: clip;
  ${sideBySide} { display: block; padding-top: ${belowHeader('min(6vw, 7svh, 5rem)')}; padding-bottom: 2rem; }
  ${withoutGround} { display: block; }
  @media print { min-height: 0; padding-block: 0; }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  view-transition-name: opening-text;
  h1 > span { display: block; margin-bottom: 0.6rem; font-size: ${type.text}; line-height: 1.5; letter-spacing: 0; }
  h1 { max-width: 16ch; }
  h1 + p { margin-top: 1.5rem; }
  ${sideBySide} {
    max-width: calc(45.5vw - ${space.margin});
    h1 { font-size: min(5.834vw, 11.2svh, ${type.headline}); }
    h1 + p { max-width: min(27em, 100%); }
  }
`;

const Art = styled.div`
  position: relative;
  margin: 0 calc(-1 * ${space.margin});
  /* As wide as it is whole, so that its top, which is field, is never cut off. */
  img { position: absolute; right: 0; bottom: 0; width: auto; max-width: 100%; height: min(112%, 114vw); object-position: 100% 100%; }
  ${sideBySide} {
    position: absolute;
    inset: 0;
    margin: 0;
    img { width: min(100%, 164svh); height: min(100%, 62.5vw); }
  }
  /* A cover stands beside the words or below them, and never behind the header. */
  &[data-beside] { margin-top: 2rem; img { position: static; width: 100%; height: 100%; object-position: 50% 50%; } }
  ${sideBySide} { &[data-beside] { inset: ${belowHeader('0px')} 0 0 50%; margin: 0; } }
  ${withoutGround} {
    position: static;
    margin-top: 1.5rem;
    img { position: static; width: 100%; height: auto; }
  }
`;

interface Props {
  work: {
    slug: string;
    client: string;
    sector: string;
    title: string;
    summary: string;
    opening: OpeningPicture;
  };
}

export const Opening = ({ work: { slug, client, sector, title, summary, opening } }: Props) => (
  <Composition className="opening">
    <Words>
      <Headline>
        {/* The sector follows the client, so that the heading says whose it is out of context. */}
        <span>
          <Foreign>{`${client}, ${sector}`}</Foreign>{' '}
        </span>
        {title}
      </Headline>
      <Lead>{summary}</Lead>
    </Words>
    <Art style={{ viewTransitionName: `cover-${slug}` }} data-beside={opening.beside}>
      <Picture picture={opening} sizes={opening.sizes} first />
    </Art>
    <Arrival $cover={`cover-${slug}`} />
  </Composition>
);
