import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { belowHeader, space, type } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { HeroLine, lineAbove } from '../../ui/line/HeroLine.tsx';
import { Display } from '../../ui/text.ts';

const size = `min(${type.display}, max(4rem, (100svh - 31rem) / 1.9))`;

const FirstScreen = styled(Field)`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  min-height: 100svh;
  isolation: isolate;
  overflow: clip;
  padding-top: ${belowHeader('2vh')};
  padding-bottom: calc(${lineAbove.phone} + 1rem);

  ${from.tablet} {
    padding-top: ${belowHeader('clamp(0.5rem, 4vh, 5rem)')};
    padding-bottom: calc(${lineAbove.tablet} + 2rem);
  }
  /* In a low window the text comes above the line, too: 31 rem are the header, the text and the line, and it is beside a part of the headline. */
  ${from.desktop} { h1 { font-size: ${size}; } }
`;

/** Sits above the straight part of the line, never across it. */
const Aside = styled.div`
  padding-top: 1.25rem;
  font-size: ${type.text};
  line-height: 1.4;
  p { max-width: 25em; text-wrap: balance; }
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; margin-top: 1.125rem; }

  /* Above the tangle's right end, which is low. */
  ${from.tablet} {
    margin: 0 0 17vw calc(50% + ${space.gutter} / 2);
    font-size: ${type.lead};
    padding: 0;
  }
  /* Beside the headline's last line, which is short. */
  ${from.desktop} {
    margin: calc(-0.8 * ${size}) 0 0 calc((100% + ${space.gutter}) * 7 / 12);
  }
`;

export const Hero = ({ text }: { text: Pick<PageText<'home'>, 'headline' | 'lead' | 'contact' | 'portfolio'> }) => (
  <FirstScreen $tone="loud">
    <Display style={{ maxWidth: '6.2em' }}>{text.headline}</Display>
    <Aside>
      <p>{text.lead}</p>
      <div>
        <ButtonLink href={routes.contact}>{text.contact}</ButtonLink>
        <TextLink href={routes.works} style={{ fontSize: '1.125rem' }}>
          {text.portfolio}
        </TextLink>
      </div>
    </Aside>
    <HeroLine />
  </FirstScreen>
);
