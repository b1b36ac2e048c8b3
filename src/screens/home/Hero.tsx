import { useState } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { routes } from '../../site.ts';
import { coarse, from, lowWindow, shaped } from '../../theme/theme.ts';
import { belowHeader, fontSize, space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.ts';
import { TextLink } from '../../ui/Link.tsx';
import { loudHead, Section } from '../../ui/Section.tsx';
import { Display } from '../../ui/text.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { HeroLine, roomAbove } from './line/HeroLine.tsx';
import { desktopUnit, stretch, textUnits } from './line/heroDrawings.ts';
import type { HeroPart } from './line/heroParts.ts';
import type { ShownWork } from './shownWorks.props.ts';

/** The hero's height on desktops. */
const heroHeight = 'clamp(41rem, 100svh, 75vw)';
const paddingTop = belowHeader('max(0.5rem, 5svh - 1.5rem)');
/** The room below the line. */
const foot = 'min(4.75rem, 9svh - 0.4rem)';
/** How wide the text beside the drawing is on desktops: it begins where the hint does. */
const textWidth = `${textUnits} * ${desktopUnit('100%', `${stretch} * (${heroHeight} - ${paddingTop} - ${foot} - ${roomAbove})`)}`;
/**
 * How far the line, and on desktops the text, moves up because the cookie notice covers the hero's
 * foot. HTML can do without, because the notice needs scripts.
 */
const aboveNotice = css`
  --above: 2rem;
  ${from.desktop} { --above: calc(1.75rem + 2.4svh + min(0px, ${heroHeight} - 100svh)); }
  --covered: clamp(0px, var(--notice-height) - var(--foot) + var(--above), var(--notice-height));
`;

const textAboveNotice = css`
  ${from.desktop} { translate: 0 calc(-0.75 * var(--covered, 0px)); }
`;

/**
 * The first section of the home page. Its text is above the drawn line, and on desktops overlaps
 * it.
 */
const HeroSection = styled(Section)<{ $hydrated: boolean; $pulledStyle: RuleSet | undefined }>`
  ${({ $hydrated }) => $hydrated && aboveNotice}
  display: grid;
  container-type: inline-size;
  grid-template: auto auto minmax(8.5rem, 1fr) / minmax(0, 1fr);
  min-height: 100svh;
  align-items: start;
  isolation: isolate;
  overflow: clip;
  padding-top: ${paddingTop};
  --foot: ${foot};
  padding-bottom: var(--foot);
  /* The line that most headlines begin with, a stem, is on the page's left edge. */
  h1 { max-width: 5.4em; margin-left: -0.06em; white-space: pre-line; }
  /* A phone on its side: two lines, so that the buttons show. */
  ${lowWindow} { ${coarse} { h1 { max-width: none; white-space: normal; font-size: min(15vh, ${fontSize.display}); } } }

  /* Three lines that end at the right margin. */
  ${shaped.phone} { --foot: min(4.25rem, 9svh - 1.9rem); padding-top: ${belowHeader('max(0rem, 5svh - 2.5rem)')}; h1 { font-size: min(18.8cqw, 4.77rem); } }
  /* The headline is larger than elsewhere. */
  ${shaped.tablet} { h1 { font-size: 17.1vw; } }

  ${from.desktop} {
    grid-template-rows: 1fr;
    min-height: ${heroHeight};
    h1 { grid-area: 1 / 1; font-size: min(10.4vw, 12rem, (${heroHeight} - 12rem) / 3.5); }
  }
  ${({ $pulledStyle }) => $pulledStyle}
`;

const HeroAside = styled.div<{ $hydrated: boolean; $pulledStyle: RuleSet | undefined }>`
  padding: max(1.5rem, 5.5vw) 0 0.75rem;
  line-height: 1.4;
  p { max-width: 23em; text-wrap: balance; }
  ${shaped.tablet} { p { max-width: 17em; } }
  ${shaped.phone} { padding: 1.25rem 0 1.5rem; }
  & > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem 1.5rem; margin-top: 1.5rem; --text: 1em; }

  /* Below the ball of yarn, which is as large as the window's height or width allows. */
  ${from.desktop} {
    grid-area: 1 / 1;
    align-self: end;
    padding: 0;
    margin: 0 calc(0.75rem - ${space.margin}) min(5.1rem, 15svh - 3.25rem, 12vw - 6rem) calc(100% - ${textWidth});
    font-size: clamp(1rem, min(2.25svh, 1.39vw), max(1.25rem, 1.2vw));
  }
  ${({ $hydrated }) => $hydrated && textAboveNotice}
  ${({ $pulledStyle }) => $pulledStyle}
`;

/** Loaded when the line is pulled; kept for visitors who come back from another page. */
let clothesline: typeof import('./clothesline/index.ts') | undefined;

interface Props {
  text: Pick<PageText<'home'>, 'headline' | 'pull' | 'pulled' | 'lead' | 'contact' | 'portfolio'>;
  works: readonly ShownWork[];
}

/**
 * Pulled straight, the hero's line becomes a clothes line with works, also for visitors who come
 * back.
 */
export function Hero({ text, works }: Props) {
  const hydrated = useHydrated();
  const [entrance, setEntrance] = useState(() => clothesline?.initialEntrance(works));
  const loadEnding = async () => {
    clothesline = await import('./clothesline/index.ts');
    return clothesline.prepareEnding(works, text.pulled, setEntrance);
  };
  const pulled = entrance && clothesline;
  return (
    <HeroSection $hydrated={hydrated} $pulledStyle={pulled?.pulledHero} {...loudHead}>
      <Display>{text.headline}</Display>
      {entrance && pulled && (
        <pulled.Clothesline works={works} lastWords={text.pulled} entrance={entrance} />
      )}
      <HeroAside
        $hydrated={hydrated}
        $pulledStyle={pulled?.pulledText}
        data-hero={'text' satisfies HeroPart}
      >
        <p>{text.lead}</p>
        <div>
          <ButtonLink href={routes.contact}>{text.contact}</ButtonLink>
          {text.portfolio && hasPage(routes.works) && (
            <TextLink href={routes.works}>{text.portfolio}</TextLink>
          )}
        </div>
      </HeroAside>
      {!pulled && <HeroLine hint={text.pull} loadEnding={loadEnding} />}
    </HeroSection>
  );
}
