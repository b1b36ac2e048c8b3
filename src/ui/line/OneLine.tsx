import styled, { css, keyframes } from 'styled-components';
import type { WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { frame } from '../../illustrations/lineDrawing.ts';
import { below, from } from '../../theme/theme.ts';
import { space, stroke } from '../../theme/tokens.ts';
import { Crossings, CrossingsGroup } from './Crossings.tsx';
import { strokeWidth } from './lineStroke.ts';

const draw = keyframes`from { stroke-dashoffset: 1.03; }`;

const appear = keyframes`from { opacity: 0; }`;

const OtherStroke = styled.path``;

/**
 * Draws the line first, and then the other strokes. Paths have a `pathLength` of 1; the extra hides
 * their round caps. A negative delay skips the part left of the window, which would take 150 ms.
 */
const drawn = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    > path {
      stroke-dasharray: 1.02;
      animation: ${draw} 1250ms -150ms cubic-bezier(0.35, 0.1, 0.5, 0.95) backwards;
    }
    > ${OtherStroke} { animation: ${draw} 300ms 700ms linear backwards; }
    > ${CrossingsGroup} { animation: ${appear} 200ms 800ms backwards; }
  }
`;

/**
 * Pages can set the drawing's `--width` and `--left`, on phones `--phone-width`, `--phone-left` and
 * `--phone-rise`, the `--weight` of its stroke, the `--inset` where it begins, and the colour of
 * the `--ground` below the line.
 */
const OneLineStrip = styled.div`
  /* Repeats Bleed, whose class would cost each page with a drawing 24 bytes. */
  margin-inline: calc(-1 * ${space.margin});
  /* On very wide screens the drawing begins near the content; a straight stroke leads up to it. */
  padding-left: var(--inset, max(0px, ${space.margin} - 3rem));
  ${below.desktop} { margin-top: var(--phone-rise); }
  overflow-x: clip;
  pointer-events: none;
  @media screen {
    background: linear-gradient(
      #0000 calc(${(100 * frame.lineY) / frame.height}% - var(--weight, ${stroke.line}) / 2),
      var(--ground, #0000) 0
    );
  }

  svg {
    display: block;
    --drawn: var(--phone-width, min(96vw, 40rem));
    --unit: calc(var(--drawn) / ${frame.width});
    width: var(--drawn);
    margin-left: var(--phone-left);
    aspect-ratio: ${frame.width} / ${frame.height};
    max-width: none;
    overflow: visible;
    fill: none;
    stroke: var(--line);
    --stroke: var(--weight, inherit);
    ${strokeWidth()}
    stroke-linecap: round;
    stroke-linejoin: round;
    ${from.desktop} {
      --drawn: var(--width, min(46vw, 46rem));
      margin-left: var(--left);
    }
    ${drawn}
  }
`;

/**
 * A drawing made of one line from the page's left edge to its right one, animated once at first
 * paint. See `fromEdgeToEdge`.
 */
export const OneLine = ({ others, ...line }: WovenDrawing) => (
  <OneLineStrip>
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
      <path d={line.path} pathLength={1} />
      {others.map((stroke) => (
        <OtherStroke key={stroke} d={stroke} pathLength={1} />
      ))}
      <Crossings {...line} />
    </svg>
  </OneLineStrip>
);
