import styled from 'styled-components';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing } from '../../theme/tokens.ts';
import { Prose, Title } from '../text.ts';
import { Crossings } from './Crossings.tsx';
import { lineStroke } from './lineStroke.ts';
import { stagesDown } from './stagesDown.ts';

/**
 * One line runs down along all steps, tangled at the first and straight at the last, and on to the
 * field's edge.
 */
const TimelineList = styled.ol.attrs({ role: 'list' })`
  margin-top: ${spacing.xl};
  /* The knots are wider than their column. */
  li { display: grid; grid-template-columns: var(--line-column, clamp(2.75rem, 8vw, 4rem)) minmax(0, 1fr); column-gap: 1.75rem; }
  li > div { padding-bottom: ${spacing.xl}; }
  h3 + div { margin-top: 0.5em; }
  svg {
    width: 100%;
    /* Takes the height of the text. */
    height: 0;
    min-height: 100%;
    overflow: visible;
    --unit: 1px;
    @media screen { &[data-last] { min-height: calc(100% + ${space.field}); } }
    &[data-mirrored] { scale: -1 1; }
  }
  ${lineStroke}
  path { vector-effect: non-scaling-stroke; }
  ${shaped.wide} { h3 { font-size: ${fontSize.large}; line-height: 1; letter-spacing: ${headingSpacing}; } }
  ${from.desktop} {
    li { column-gap: ${spacing.xxl}; }
    li > div { display: grid; grid-template-columns: 1fr 3fr; column-gap: ${space.gutter}; align-items: baseline; align-content: start; }
  }
`;

const TimelineLine = ({ stage: [path, above] }: { stage: (typeof stagesDown)[number] }) => (
  <>
    <path d={path} />
    <Crossings path={above} dashes="none" />
  </>
);

/** The piece of the line for a step. Spreads the tangle over any number of steps. */
const stageOf = (index: number, count: number) => {
  const last = count - 1;
  return stagesDown[(3 - Math.ceil((3 * (last - index)) / (last || 1))) as 0 | 1 | 2 | 3];
};

interface Props {
  steps: readonly { when: string; title: string; text: string }[];
}

/** Steps of a process along one line that becomes straight. */
export const Timeline = ({ steps }: Props) => (
  <TimelineList>
    {steps.map(({ when, title, text }, index) => (
      <li key={when + title}>
        {/* Mirrors every second piece, so that repeated ones look different. */}
        <svg
          viewBox="0 0 64 220"
          preserveAspectRatio="none"
          data-mirrored={index % 2 ? '' : undefined}
          data-last={index === steps.length - 1 ? '' : undefined}
          aria-hidden
        >
          <TimelineLine stage={stageOf(index, steps.length)} />
        </svg>
        <div>
          <p>
            <strong>{when}</strong>
          </p>
          <div>
            <Title>{title}</Title>
            <Prose>
              <p>{text}</p>
            </Prose>
          </div>
        </div>
      </li>
    ))}
  </TimelineList>
);
