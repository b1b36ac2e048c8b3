import styled, { createGlobalStyle, css } from 'styled-components';
import { belowHeader, fontSize, motion, space } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { Bleed } from '../../ui/layout/Bleed.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Headline, Lead } from '../../ui/text.ts';
import { ClientSection } from './ClientSection.ts';
import type { OpeningPicture } from './openingPicture.props.ts';
import { sideBySide } from './sideBySide.ts';

/**
 * The view transition from another page: the old text fades out, the cover in a list grows into the
 * opening's picture, and then the new text fades in. The text has its own transition group, so that
 * the picture does not cover it.
 */
const OpeningTransition = createGlobalStyle<{ $cover: string }>`
  @keyframes arrive { from { opacity: 0; } }
  @keyframes leave { to { opacity: 0; } }
  ${({ $cover }) => css`
    ::view-transition-old(root),
    ::view-transition-old(${$cover}),
    ::view-transition-old(*):only-child {
      animation: leave 120ms both;
    }
    ::view-transition-new(root) { animation: arrive ${motion.leave} both; }
    ::view-transition-group(${$cover}) {
      animation-duration: ${motion.enter};
      animation-timing-function: ${motion.easeOut};
    }
    ::view-transition-old(${$cover}), ::view-transition-new(${$cover}) {
      height: 100%;
      object-fit: cover;
      object-position: 100% 100%;
    }
  `}
  ::view-transition-new(opening-text) { animation: arrive 160ms 200ms both; }
`;

const inColumns = `@media ${sideBySide}`;
const noTextOnPictures = '@media print, (forced-colors: active)';

/**
 * Text and picture together fill the window, which crops the picture on the right and below. The
 * picture's object takes about 1,000 by 1,030 of its 1,920 by 1,200 pixels. The rest has the
 * section's colour, so that text can be on it; in narrow windows text is on the picture's top.
 */
const OpeningSection = styled(ClientSection)`
  display: grid;
  grid-template: auto minmax(min(72vw, 45svh), 1fr) / minmax(0, 1fr);
  min-height: 100svh;
  padding-top: ${belowHeader('clamp(0.75rem, 6vw, 5rem)')};
  padding-bottom: 0;
  overflow: clip;
  ${inColumns} {
    display: block;
    padding-top: ${belowHeader('min(6vw, 7svh, 5rem)')};
    padding-bottom: 2rem;
  }
  ${noTextOnPictures} { display: block; }
  @media print { min-height: 0; padding-block: 0; }
`;

const OpeningText = styled.div`
  position: relative;
  z-index: 1;
  view-transition-name: opening-text;
  ${Headline} { max-width: 16ch; }
  ${Lead} { margin-top: 1.5rem; }
  ${inColumns} {
    max-width: calc(45.5vw - ${space.margin});
    ${Headline} { font-size: min(5.834vw, 11.2svh, ${fontSize.headline}); }
    ${Lead} { max-width: min(27em, 100%); }
  }
`;

/** Explains the title to readers who see the heading alone. */
const ClientAndSector = styled.span`
  display: block;
  margin-bottom: 0.6rem;
  font-size: ${fontSize.text};
  line-height: 1.5;
  letter-spacing: 0;
`;

/** Places a cover on the right of the text or below it, never behind the header. */
const coverBesideText = css`
  margin-top: 2rem;
  img { position: static; width: 100%; height: 100%; object-position: 50% 50%; }
  ${inColumns} { inset: ${belowHeader('0px')} 0 0 50%; margin: 0; }
`;

const OpeningArt = styled(Bleed)<{ $isCover: boolean | undefined }>`
  position: relative;
  /* Never crops the top, which has the section's colour. */
  img {
    position: absolute;
    right: 0;
    bottom: 0;
    width: auto;
    max-width: 100%;
    height: min(112%, 114vw);
    object-position: 100% 100%;
  }
  ${inColumns} {
    position: absolute;
    inset: 0;
    margin: 0;
    img { width: min(100%, 164svh); height: min(100%, 62.5vw); }
  }
  ${({ $isCover }) => $isCover && coverBesideText}
  ${noTextOnPictures} {
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

/** The first screen of a work's page. */
export const Opening = ({ work: { slug, client, sector, title, summary, opening } }: Props) => (
  <OpeningSection>
    <OpeningText>
      <Headline>
        <ClientAndSector>
          <Foreign>{`${client}, ${sector}`}</Foreign>{' '}
        </ClientAndSector>
        {title}
      </Headline>
      <Lead>{summary}</Lead>
    </OpeningText>
    <OpeningArt style={{ viewTransitionName: `cover-${slug}` }} $isCover={opening.isCover}>
      <Picture picture={opening} sizes={opening.sizes} first />
    </OpeningArt>
    <OpeningTransition $cover={`cover-${slug}`} />
  </OpeningSection>
);
