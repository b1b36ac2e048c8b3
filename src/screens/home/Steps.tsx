import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { from, motionAllowed } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { lineStroke } from '../../ui/line/lineStroke.ts';
import { stages } from '../../ui/line/stages.ts';
import { stagesDown } from '../../ui/line/stagesDown.ts';
import { Chapter, Title } from '../../ui/text.ts';

/** One line through all four: across the page on wide screens, down its left edge on phones. */
const Across = styled.svg`
  display: none;
  width: 100%;
  max-width: none;
  overflow: visible;
  ${from.desktop} { display: block; }
  ${lineStroke}
  /* Straighter once the hero's line has been untangled. */
  path { scale: 1 var(--tangle, 1); transform-origin: 50%; }
  /* Browsers with scroll-driven animations uncover the line as the page scrolls; others show all of it. */
  @supports (animation-timeline: view()) {
    ${motionAllowed} {
      animation: uncover linear both;
      animation-timeline: view();
      animation-range: entry 60% cover 42%;
      @keyframes uncover { from { clip-path: inset(-20% 100vw -20% -100vw); } to { clip-path: inset(-20% -100vw); } }
    }
  }
`;

const Down = styled.svg`
  width: 100%;
  height: 100%;
  overflow: visible;
  ${lineStroke}
  path { scale: var(--tangle, 1) 1; transform-origin: 50%; }
  ${from.desktop} { display: none; }
`;

const Strip = styled.div`
  margin: clamp(2rem, 5vw, 4rem) calc(-1 * ${space.margin}) 0;
  padding: 0 ${space.margin};
  overflow-x: clip;
`;

const Run = styled.ol.attrs({ role: 'list' })`
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    column-gap: ${space.gutter};
    padding-top: 1.5rem;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: min(4rem, 18vw) minmax(0, 1fr);
  column-gap: 1rem;
  & > div { padding-bottom: 2.5rem; }
  p { margin-top: 0.5em; max-width: 32em; }
  ${from.desktop} {
    display: block;
    & > div { padding: 0; }
  }
`;

export const Steps = ({ heading, items }: PageText<'home'>['steps']) => (
  <Field $tone="quiet" aria-labelledby="steps">
    <Chapter id="steps">{heading}</Chapter>
    <Strip>
      <Across viewBox="0 0 1280 140" aria-hidden>
        <path d={`M-3000 70H0${stages.map((stage) => stage.replace('M0 70', '')).join('')}H6000`} />
      </Across>
    </Strip>
    <Run>
      {items.map(({ title, text }, index) => (
        <Step key={title}>
          <Down viewBox="0 0 64 220" preserveAspectRatio="none" aria-hidden>
            <path d={stagesDown[index]} />
          </Down>
          <div>
            <Title>{title}</Title>
            <p>{text}</p>
          </div>
        </Step>
      ))}
    </Run>
  </Field>
);
