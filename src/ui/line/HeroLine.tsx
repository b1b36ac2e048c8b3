import styled, { keyframes } from 'styled-components';
import { from, motionAllowed } from '../../theme/theme.ts';
import { motion, space } from '../../theme/tokens.ts';
import { narrowTangle, narrowTangleEnd, wideTangle, wideTangleEnd } from './tangles.ts';

const draw = keyframes`from { stroke-dashoffset: 1; }`;
const reach = keyframes`from { scale: 0 1; }`;

const Strip = styled.div`
  position: relative;
  margin: 0 calc(-1 * ${space.margin});
  overflow-x: clip;
  color: var(--line);
  pointer-events: none;
  /* On very wide screens the tangle begins where the content does; a straight stroke leads up to it. */
  padding-left: max(0px, ${space.margin} - 3rem);
`;

const Drawing = styled.svg<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'none' : 'block')};
  overflow: visible;
  max-width: none;
  ${from.tablet} { display: ${({ $wide }) => ($wide ? 'block' : 'none')}; }

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: ${({ $wide }) => ($wide ? 5 : 4)};
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${motionAllowed} {
    path:nth-child(2) { stroke-dasharray: 1; animation: ${draw} 900ms 120ms ${motion.easeIn} backwards; }
    path:last-child { transform-box: fill-box; animation: ${reach} 420ms 1000ms ${motion.easeOut} backwards; }
  }
`;

/** Longer than any screen is wide, so that the stroke leaves at the right at every width. */
const beyond = 6000;

const piece = (path: string, [lead, start]: [number, number], end: { x: number; y: number }, height: number, wide: boolean) => (
  <Drawing
    $wide={wide}
    viewBox={`0 0 ${end.x} ${height}`}
    // In rem, so that on very wide screens it grows with the rest.
    style={{ width: `${end.x / 16}rem`, height: `${height / 16}rem` }}
    aria-hidden
  >
    <path d={`M-${beyond} ${start}H-${lead}`} />
    <path d={path} pathLength={1} />
    <path d={`M${end.x} ${end.y}h${beyond}`} />
  </Drawing>
);

/** The hero's lower edge: a tangle that becomes a straight stroke, drawn once at first paint. */
export const HeroLine = () => (
  <Strip>
    {piece(wideTangle, [80, 162], wideTangleEnd, 176, true)}
    {piece(narrowTangle, [60, 92], narrowTangleEnd, 124, false)}
  </Strip>
);
