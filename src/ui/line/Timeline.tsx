import styled, { css } from 'styled-components';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing, titleType } from '../../theme/tokens.ts';
import { Prose, Title } from '../text.ts';
import { Crossings } from './Crossings.tsx';
import { lineStroke } from './lineStroke.ts';
import { stagesDown } from './stagesDown.ts';

/** In rows, a step's piece of the line begins this far left of its text. */
const lead = '1.5rem';

/** The room on the left of a step's title on desktops: the margin, the line and their gap. */
const beside = '1.25 * var(--column) + var(--to-text)';

/** The rest of the page's first third, after which titles begin on desktops. */
const firstThird = `calc((100% - 2 * (${space.gutter} + ${beside})) / 3)`;

const TimelineItem = styled.li`
  display: grid;
  grid-template-columns: var(--column) minmax(0, 1fr);
  column-gap: var(--to-text);
  /* The tangle is wider than its column, and it needs its whole height. */
  min-height: calc(3.1 * var(--column));
`;

const TimelinePiece = styled.svg`
  --unit: calc(var(--column) / 64);
  width: var(--column);
  /* Takes the height of the text. */
  height: 0;
  min-height: 100%;
  overflow: visible;
  /* Each piece of the line is longer than its step. The extra pixel covers the joint. */
  clip-path: inset(var(--before, -1px) -100vw 0);
  /* Leaves room for the round end. */
  &[data-first] { --before: -1rem; }
  @media screen { &[data-last] { min-height: calc(100% + ${space.section}); } }
  &[data-mirrored] { scale: -1 1; }
  ${lineStroke}
`;

/** In rows, leads the line from the window's edge to the first piece. */
const TimelineStart = styled.path`
  ${below.desktop} { display: none; }
`;

/** Spans the rows of the title and the text on desktops, so that it makes neither higher. */
const TimelineWhen = styled.p`
  grid-row: span 2;
  font-weight: 600;
`;

const TimelineTitle = styled(Title)`
  ${shaped.wide} { font-size: ${fontSize.large}; line-height: 1; letter-spacing: ${headingSpacing}; }
`;

/** Lies below the title on desktops, in its column. */
const TimelineText = styled(Prose)`
  margin-top: 0.5em;
  grid-column: 2;
`;

const TimelineStep = styled.div`
  padding-bottom: ${spacing.xl};
  ${from.desktop} {
    display: grid;
    grid-template-columns: ${firstThird} minmax(0, 1fr);
    column-gap: ${space.gutter};
    align-items: baseline;
    align-content: start;
  }
`;

/** Puts the text beside the title on desktops, in the last third. */
const textBeside = css`
  ${from.desktop} {
    ${TimelineStep} {
      grid-template-columns: ${firstThird} minmax(0, 1fr) minmax(0, 1fr);
      padding-bottom: ${spacing.xxxl};
    }
    ${TimelineText} { grid-column: 3; margin-top: 0; }
  }
`;

/**
 * Arranges the steps in rows of three on desktops. Above each row the pieces of the line are turned
 * and run to the right, from one edge of the window to the other.
 */
const rows = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${spacing.xxl} ${space.gutter};
    margin: ${spacing.xxl} 0 0;
    --column: 6rem;
    ${TimelineItem} {
      display: block;
      padding-top: 10rem;
      container-type: inline-size;
      /* The line beyond the window's edges does not make the page wider. */
      contain: layout;
    }
    ${TimelineStep} { display: block; padding: 0; }
    ${TimelinePiece} {
      position: absolute;
      top: 0;
      left: -${lead};
      height: calc(100cqi + ${space.gutter});
      min-height: 0;
      rotate: -90deg;
      transform-origin: calc(var(--column) / 2) calc(var(--column) / 2);
      clip-path: inset(var(--before, -1px) -100vw var(--after, 0));
      &[data-starts-row] { --before: -100vw; }
      &[data-ends-row] { --after: -100vw; }
    }
    ${TimelineTitle} { margin-top: 0.4em; ${titleType} }
    ${TimelineText} { margin-top: 0.2em; }
    ${shaped.wide} { ${TimelineWhen} { font-size: ${fontSize.large}; line-height: 1; letter-spacing: ${headingSpacing}; } }
  }
`;

const layouts = { rows, textBeside };

/**
 * One line runs down along all steps, tangled at the first and straight at the last, and on to the
 * section's edge. The width of its column scales the tangle.
 */
const TimelineList = styled.ol.attrs({ role: 'list' })<{
  $layout: keyof typeof layouts | undefined;
}>`
  margin-top: ${spacing.xl};
  --column: clamp(3rem, 8vw, 4.75rem);
  --to-text: clamp(1.75rem, 5vw, 3rem);
  ${from.desktop} {
    /* The tangle begins at the page's margin. */
    margin-left: calc(var(--column) / 4);
    --to-text: ${spacing.xxl};
  }
  ${({ $layout }) => $layout && layouts[$layout]}
`;

const TimelineLine = ({ stage: [path, dashes] }: { stage: (typeof stagesDown)[number] }) => (
  <>
    <path d={path} />
    <Crossings path={path} dashes={dashes} />
  </>
);

/** The piece of the line for a step. Spreads the tangle over any number of steps. */
const stageOf = (index: number, count: number) => {
  const last = count - 1;
  return stagesDown[(3 - Math.round((3 * (last - index)) / (last || 1))) as 0 | 1 | 2 | 3];
};

interface Props {
  /** On desktops: `rows` of three steps, or texts on the right of the titles. */
  layout?: keyof typeof layouts | undefined;
  steps: readonly { when: string; title: string; text: string }[];
}

/** Steps of a process along one line that becomes straight. */
export const Timeline = ({ steps, layout }: Props) => (
  <TimelineList $layout={layout}>
    {steps.map(({ when, title, text }, index) => (
      <TimelineItem key={when + title}>
        {/* Mirrors every second piece, so that repeated ones look different. */}
        <TimelinePiece
          viewBox="0 0 64 1"
          preserveAspectRatio="xMidYMin"
          data-first={index === 0 ? '' : undefined}
          data-mirrored={index % 2 ? '' : undefined}
          data-last={index === steps.length - 1 ? '' : undefined}
          data-starts-row={layout === 'rows' && index % 3 === 0 ? '' : undefined}
          data-ends-row={
            layout === 'rows' && (index % 3 === 2 || index === steps.length - 1) ? '' : undefined
          }
          aria-hidden
        >
          {layout === 'rows' && index === 0 && <TimelineStart d="M32-2e3V0" />}
          <TimelineLine stage={stageOf(index, steps.length)} />
        </TimelinePiece>
        <TimelineStep>
          <TimelineWhen>{when}</TimelineWhen>
          <TimelineTitle>{title}</TimelineTitle>
          <TimelineText>
            <p>{text}</p>
          </TimelineText>
        </TimelineStep>
      </TimelineItem>
    ))}
  </TimelineList>
);
