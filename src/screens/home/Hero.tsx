import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { mascots, pictureAt } from '../../content/facts/mascots.ts';
import { routes } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { belowHeader, fontSize, space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { HeroLine } from '../../ui/line/HeroLine.tsx';
import { Display } from '../../ui/text.ts';

/** How high the first screen is beside the drawing. */
const height = 'clamp(41rem, 100svh, 64vw)';
/** How wide the drawing is there above the cookie notice: 720 by 356. */
const drawing = `min(100vw, (${height} - 12rem) * 2.02)`;

/** The words above the drawing, or beside it. */
const FirstScreen = styled(Field)`
  display: grid;
  grid-template: auto auto minmax(8.5rem, 1fr) / minmax(0, 1fr);
  min-height: 100svh;
  align-items: start;
  isolation: isolate;
  overflow: clip;
  padding-top: ${belowHeader('max(0.5rem, 5svh - 1.5rem)')};
  padding-bottom: 1.75rem;
  h1 { white-space: pre-line; }

  ${from.desktop} {
    grid-template-rows: 1fr;
    min-height: ${height};
    h1 { grid-area: 1 / 1; font-size: min(10.4vw, ${fontSize.display}, (${height} - 11rem) / 3.3); }
  }
`;

const Aside = styled.div`
  padding: max(1.25rem, min(5vw, 3.75svh)) 0 0.75rem;
  ${shaped.wide} { font-size: 1.375rem; }
  /* Phones that are less high than most. */
  @media (52/100 < aspect-ratio < 5/8) { font-size: 1rem; }
  line-height: 1.4;
  p { max-width: 25em; text-wrap: balance; }
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; margin-top: 1.125rem; }

  /* Below the ball of yarn, beside the line that comes down from it. */
  ${from.desktop} {
    grid-area: 1 / 1;
    align-self: end;
    padding: 0;
    margin: 0 -1.5rem 5.25rem calc(100% + ${space.margin} - ${drawing} * 0.385);
    font-size: clamp(1rem, min(2.5svh, 1.56vw), 1.375rem);
  }
`;

/** Whoever has a mouth to carry the line away with. */
const [carrier] = mascots.flatMap(({ picture, mouth }) =>
  mouth ? { src: pictureAt(picture), mouth } : [],
);

export const Hero = ({
  text,
}: {
  text: Pick<PageText<'home'>, 'headline' | 'pulled' | 'lead' | 'contact' | 'portfolio'>;
}) => (
  <FirstScreen $tone="loud">
    <Display style={{ maxWidth: '5.4em' }}>{text.headline}</Display>
    <Aside>
      <p>{text.lead}</p>
      <div>
        <ButtonLink href={routes.contact}>{text.contact}</ButtonLink>
        {text.portfolio && hasPage(routes.works) && (
          <TextLink href={routes.works} style={{ fontSize: '1.125rem' }}>
            {text.portfolio}
          </TextLink>
        )}
      </div>
    </Aside>
    <HeroLine lastWords={text.pulled} carrier={carrier} />
  </FirstScreen>
);
