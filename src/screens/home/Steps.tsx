import styled from 'styled-components';
import { from, moving } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { stages, stagesDown } from '../../ui/line/paths.ts';
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
const Run = styled.ol`
  list-style: none;
  margin-top: clamp(2rem, 5vw, 4rem);
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    margin-left: calc(-1 * ${space.margin});
    margin-right: calc(-1 * ${space.margin});
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 4rem 1fr;
  column-gap: 1rem;
  ${from.desktop} { display: block; }
`;

const Words = styled.div`
  padding-bottom: 3rem;
  p { margin-top: 0.5em; max-width: 32em; }
  ${from.desktop} {
    padding: 1.5rem ${space.gutter} 0 0;
    margin-left: clamp(1.25rem, 3.4vw, 3rem);
  }
`;

const Stroke = styled.svg<{ $across: boolean }>`
  display: ${({ $across }) => ($across ? 'none' : 'block')};
  width: 4rem;
  height: 100%;
  overflow: visible;
  ${from.desktop} {
    display: ${({ $across }) => ($across ? 'block' : 'none')};
    width: 100%;
    height: auto;
  }
  path {
    fill: none;
    stroke: var(--line);
    stroke-width: 4px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    ${from.desktop} { stroke-width: 5px; }
  }
  /* Where the browser can, the line is uncovered as the page is scrolled; elsewhere it is simply there. */
  @supports (animation-timeline: view()) {
    ${moving} {
      ${from.desktop} {
        animation: uncover linear both;
        animation-timeline: view();
        animation-range: entry 60% cover 38%;
        @keyframes uncover { from { clip-path: inset(-20% 100% -20% 0); } to { clip-path: inset(-20% -2% -20% 0); } }
      }
    }
  }
`;

/** The way from idea to product. */
export const Steps = () => (
  <Field aria-labelledby="steps">
    <Chapter id="steps">Four steps from tangle to line</Chapter>
    <Run>
      {steps.map(({ title, text }, index) => (
        <Step key={title}>
          <Stroke $across viewBox="0 0 320 140" aria-hidden focusable="false">
            <path d={stages[index]} />
          </Stroke>
          <Stroke $across={false} viewBox="0 0 64 220" preserveAspectRatio="none" aria-hidden focusable="false">
            <path d={stagesDown[index]} />
          </Stroke>
          <Words>
            <Title>{title}</Title>
            <p>{text}</p>
          </Words>
        </Step>
      ))}
    </Run>
  </Field>
);
