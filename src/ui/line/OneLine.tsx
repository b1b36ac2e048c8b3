import styled, { css, keyframes } from 'styled-components';
import { frame, type Strokes } from '../../illustrations/lineDrawing.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';

const draw = keyframes`from { stroke-dashoffset: 1.03; }`;

/** `pathLength` is 1, and round caps need a little more. What is left of the drawing would take 150 ms, so that time is skipped. */
const drawn = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    path {
      stroke-dasharray: 1.02;
      animation: ${draw} 1250ms -150ms cubic-bezier(0.35, 0.1, 0.5, 0.95) backwards;
    }
    path + path { animation: ${draw} 300ms 700ms linear backwards; }
  }
`;

/**
 * A page may let its drawing outgrow its place: `--width` and `--left` of its frame, for phones `--phone-width` and `--phone-left`, the
 * `--stroke`, the `--inset` where it begins, and the `--ground` below the line.
 */
const Strip = styled.div`
  margin: 0 calc(-1 * ${space.margin});
  /* On very wide screens the drawing begins where the content does; a straight stroke leads up to it. */
  padding-left: var(--inset, max(0px, ${space.margin} - 3rem));
  overflow-x: clip;
  color: var(--line);
  pointer-events: none;
  @media print { color: inherit; }
  /* In the dark scheme the ground of the page's first field begins at the line. */
  @media screen {
    background: linear-gradient(
      #0000 calc(100% * ${(frame.line - 1.75) / frame.height}),
      light-dark(var(--ground, #0000), var(--line)) 0
    );
  }

  svg {
    display: block;
    width: var(--phone-width, min(100vw, 40rem));
    margin-left: var(--phone-left);
    aspect-ratio: ${frame.width} / ${frame.height};
    max-width: none;
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 7;
    stroke-linecap: round;
    stroke-linejoin: round;
    @media (min-width: 30rem) { stroke-width: 5; }
    ${from.desktop} {
      width: var(--width, min(46vw, 46rem));
      margin-left: var(--left);
      stroke-width: var(--stroke, 5);
    }
    ${drawn}
  }
`;

/** A drawing whose line comes in at the page's left edge and leaves straight at the right one; drawn once at first paint. See `fromEdgeToEdge`. */
export const OneLine = ({ strokes }: { strokes: Strokes }) => (
  <Strip>
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
      {strokes.map((stroke) => (
        <path key={stroke} d={stroke} pathLength={1} />
      ))}
    </svg>
  </Strip>
);
