import styled, { css, keyframes } from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { belowHeader } from '../../theme/tokens.ts';
import { narrowLine, narrowTangle, wideTangle } from './tangles.ts';

/** Where the hero's headline begins, from its upper edge; on a phone the tangle is around its third line. */
export const headlineTop = {
  phone: belowHeader('clamp(0.5rem, 4vh - 1rem, 5rem)'),
  tablet: belowHeader('clamp(0.5rem, 4vh, 5rem)'),
};

/** How far above the end of the first screen the straight line is: it rests on the cookie notice. */
export const lineAbove = { phone: 'max(9.4rem, 18.5rem - 40vw)', tablet: '7rem' } as const;

/** `pathLength` is 1, and round caps need a little more. Drawn, the line stretches a little and springs back. */
const draw = keyframes`
  from { stroke-dashoffset: 1.03; }
  85% { stroke-dashoffset: 0; translate: 0; }
  92% { translate: 6px; }
`;

const drawn = css<{ $wait?: number }>`
  @media screen and (prefers-reduced-motion: no-preference) {
    path { stroke-dasharray: 1.02; animation: ${draw} 1.1s ${({ $wait = 0 }) => $wait}s cubic-bezier(0.35, 0.1, 0.5, 0.95) backwards; }
  }
`;

/** Behind the text: the field has to be a stacking context. */
const Drawing = styled.svg<{ $wait?: number }>`
  position: absolute;
  z-index: -1;
  left: 0;
  width: 100%;
  max-width: none;
  overflow: visible;
  fill: none;
  stroke: var(--line);
  stroke-linecap: round;
  stroke-linejoin: round;
  pointer-events: none;
  ${drawn}
`;

/** In the units of the drawing, so that it is 4 px wide at 800, 5 at 1440 and 8 at 2560. */
const Wide = styled(Drawing)`
  bottom: ${lineAbove.tablet};
  stroke-width: max(5.6px - 0.04vw, 9.5px - 0.32vw);
  ${below.tablet} { display: none; }
`;

const Narrow = styled(Drawing)`
  stroke-width: 4;
  ${from.tablet} { display: none; }
`;

/** The hero's lower edge: a tangle that becomes a straight stroke with a loose end, drawn once at first paint. */
export const HeroLine = () => (
  <>
    <Wide viewBox="0 0 1440 405" aria-hidden>
      <path d={wideTangle} pathLength={1} />
    </Wide>
    <Narrow viewBox="0 0 360 180" aria-hidden style={{ top: headlineTop.phone }}>
      <path d={narrowTangle} pathLength={1} />
    </Narrow>
    <Narrow viewBox="0 0 360 6" aria-hidden style={{ bottom: lineAbove.phone }}>
      <path d={narrowLine} pathLength={1} />
    </Narrow>
  </>
);
