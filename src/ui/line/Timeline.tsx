import styled, { css } from 'styled-components';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing, titleType } from '../../theme/tokens.ts';
import { Prose, Title } from '../text.ts';
import { Crossings } from './Crossings.tsx';
import { lineStroke } from './lineStroke.ts';
import { stagesDown } from './stagesDown.ts';

/** How far left of its text a step's piece of the line begins in rows. */
const lead = '4rem';
/** In rows, the width of the pieces, with the line in their middle. */
const band = '6rem';

/**
 * On desktops the steps are in rows of three. Above each row the pieces of the line are turned to
 * run to the right, from one edge of the window to the other.
 */
const rows = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${spacing.xxl} ${space.gutter};
    margin-top: ${spacing.xxl};
    li {
      display: block;
      padding-top: 10rem;
      container-type: inline-size;
      /* The line beyond the window's edges does not make the page wider. */
      contain: layout;
    }
    li > div { display: block; padding: 0; }
    svg {
      position: absolute;
      top: 0;
      left: -${lead};
      width: ${band};
      height: calc(100cqi + ${space.gutter});
      min-height: 0;
      rotate: -90deg;
      transform-origin: calc(${band} / 2) calc(${band} / 2);
    }
    h3 { margin-top: 0.4em; ${titleType} }
    h3 + div { margin-top: 0.2em; }
    ${shaped.wide} { strong { font-size: ${fontSize.large}; line-height: 1; letter-spacing: ${headingSpacing}; } }
  }
  ${below.desktop} { [data-edges] { display: none; } }
`;

/**
 * One line runs down along all steps, tangled at the first and straight at the last, and on to the
 * field's edge.
 */
const TimelineList = styled.ol.attrs({ role: 'list' })<{ $inRows?: boolean | undefined }>`
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
  ${({ $inRows }) => $inRows && rows}
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

/** The straight line from the window's edge to a row's first step, or from its last one on. */
const edges = (index: number, count: number) =>
  `${index % 3 ? '' : 'M32-2e3V0'}${index % 3 === 2 || index === count - 1 ? 'M32 220v2e3' : ''}`;

interface Props {
  /** Whether desktops show the steps in rows of three. */
  inRows?: boolean;
  steps: readonly { when: string; title: string; text: string }[];
}

/** Steps of a process along one line that becomes straight. */
export const Timeline = ({ steps, inRows }: Props) => (
  <TimelineList $inRows={inRows}>
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
          {inRows && <path data-edges d={edges(index, steps.length)} />}
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
