import styled from 'styled-components';
import { from, moving } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { drawn } from '../../ui/line/drawn.ts';
import { stages } from '../../ui/line/stages.ts';
import { stagesDown } from '../../ui/line/stagesDown.ts';
import { Chapter, Title } from '../../ui/text.ts';

const steps = [
  {
    title: 'Untangle',
    text: 'We talk to the people who would use the thing and to those who would pay for it. You get a two-page brief: what to build first, what to leave alone, what nobody knows yet.',
  },
  {
    title: 'Prove',
    text: 'The riskiest part goes on a screen, and five people from your audience try it while you watch. After ten working days you hold a clickable prototype and a list of where they got stuck.',
  },
  {
    title: 'Build',
    text: 'Designers and engineers work in one repository, with a test address you can open from the first week. Every second Friday you use the product on your own phone and decide what comes next.',
  },
  {
    title: 'Let go',
    text: 'We release, watch real use for a month and repair what it turns up. Then code, design files and accounts stand in your name, with a handbook your own team has already worked from.',
  },
] as const;

/** One line through all four: across the page on wide screens, down its left edge on phones. */
const Across = styled.svg`
  display: none;
  width: 100%;
  max-width: none;
  overflow: visible;
  ${from.desktop} { display: block; }
  ${drawn}
  /* Where the browser can, the line is uncovered as the page is scrolled; elsewhere it is simply there. */
  @supports (animation-timeline: view()) {
    ${moving} {
      animation: uncover linear both;
      animation-timeline: view();
      animation-range: entry 60% cover 42%;
      @keyframes uncover { from { clip-path: inset(-20% 100vw -20% -100vw); } to { clip-path: inset(-20% -100vw); } }
    }
  }
`;

const Down = styled.svg`
  width: 4rem;
  height: 100%;
  overflow: visible;
  ${drawn}
  ${from.desktop} { display: none; }
`;

const Strip = styled.div`
  margin: clamp(2rem, 5vw, 4rem) calc(-1 * ${space.margin}) 0;
  padding: 0 ${space.margin};
  overflow: clip;
  overflow-clip-margin: 12px;
`;

const Run = styled.ol`
  list-style: none;
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    column-gap: ${space.gutter};
    padding-top: 1.5rem;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 4rem 1fr;
  column-gap: 1rem;
  ${from.desktop} { display: block; }
`;

const Words = styled.div`
  padding-bottom: 2.5rem;
  p { margin-top: 0.5em; max-width: 32em; }
  ${from.desktop} { padding: 0; }
`;

/** The way from idea to product. */
export const Steps = () => (
  <Field $tone="quiet" aria-labelledby="steps">
    <Chapter id="steps">Four steps from tangle to line</Chapter>
    <Strip>
      <Across viewBox="0 0 1280 140" aria-hidden focusable="false">
        <path d={`M-3000 70H0${stages.map((stage) => stage.replace('M0 70', '')).join('')}H6000`} />
      </Across>
    </Strip>
    <Run>
      {steps.map(({ title, text }, index) => (
        <Step key={title}>
          <Down viewBox="0 0 64 220" preserveAspectRatio="none" aria-hidden focusable="false">
            <path d={stagesDown[index]} />
          </Down>
          <Words>
            <Title>{title}</Title>
            <p>{text}</p>
          </Words>
        </Step>
      ))}
    </Run>
  </Field>
);
