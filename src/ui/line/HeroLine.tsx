import type { PointerEvent } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { belowHeader } from '../../theme/tokens.ts';
import { narrowLine, narrowTangle, wideTangle } from './tangles.ts';

/** How far above the end of the first screen the straight line is: it rests on the cookie notice. */
export const lineAbove = { phone: 'max(9.4rem, 18.5rem - 40vw)', tablet: '7rem' } as const;

/** `pathLength` is 1, and round caps need a little more. Drawn, the line stretches a little and springs back. */
const draw = keyframes`
  from { stroke-dashoffset: 1.03; }
  85% { stroke-dashoffset: 0; }
  92% { translate: 6px; }
`;

const drawn = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    path { stroke-dasharray: 1.02; animation: ${draw} 1.1s cubic-bezier(0.35, 0.1, 0.5, 0.95) backwards; }
  }
`;

/** Behind the text: the field has to be a stacking context. */
const Drawing = styled.svg`
  position: absolute;
  z-index: -1;
  left: 0;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: var(--line);
  stroke-linecap: round;
  ${drawn}
`;

/** In the units of the drawing, so that it is 4 px wide on a page of 800, 5 on 1440 and 8 on 2560. */
const Wide = styled(Drawing)`
  bottom: ${lineAbove.tablet};
  max-width: 165svh;
  stroke-width: max(2.8px - 0.02vw, 4.75px - 0.16vw);
  ${below.tablet} { display: none; }
`;

/** Around the end of the headline, or below the text. */
const Narrow = styled(Drawing)`
  stroke-width: 4;
  ${from.tablet} { display: none; }
`;

/** Where the cord can be taken: its straight part. Above it the text and its links come first. */
const Straight = styled.div`
  position: absolute;
  z-index: -1;
  left: 0;
  right: 0;
  bottom: calc(${lineAbove.phone} - 2rem);
  height: 4rem;
  touch-action: pan-y;
  ${from.tablet} { left: 56%; bottom: calc(${lineAbove.tablet} - 2rem); }
`;

/** Once untangled, the line stays straight for as long as the page lives. */
let straight = false;

const approach = ({ currentTarget }: PointerEvent<HTMLElement>) =>
  // If it fails to load the line is only a drawing, which is not worth a message.
  import('./cord/pullCord.ts')
    .then(({ pullCord }) =>
      pullCord(currentTarget, () => {
        straight = true;
      }),
    )
    .catch(() => {});

/** The hero's lower edge: a tangle that becomes a straight stroke with a loose end, drawn once at first paint. It can be pulled. */
export const HeroLine = () => (
  <>
    <Wide viewBox="0 0 720 203" aria-hidden>
      <path d={straight ? 'M-20 203H750' : wideTangle} pathLength={1} />
    </Wide>
    <Narrow viewBox="0 0 360 180" aria-hidden style={{ top: belowHeader('2vh') }}>
      <path d={straight ? 'M0 0' : narrowTangle} pathLength={1} />
    </Narrow>
    <Narrow viewBox="0 0 360 6" aria-hidden style={{ bottom: lineAbove.phone }}>
      <path d={straight ? 'M-20 6H400' : narrowLine} pathLength={1} />
    </Narrow>
    {straight || <Straight onPointerEnter={approach} />}
  </>
);
