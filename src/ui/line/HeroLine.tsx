import type { PointerEvent } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { belowHeader } from '../../theme/tokens.ts';

/** The hero's line on a page 720 wide: from the left edge through the tangle to the loose end, straight at `y` 203. */
const wideTangle =
  'M-11 198c18-10 34-22 50-38s33-36 28-52s-32-30-44-21s-8 39 4 60s32 30 51 27s36-19 53-33s34-28 43-46s9-42 0-61s-30-32-50-31s-42 18-48 36s1 40 8 62s13 44 27 57s34 16 55 10s43-22 47-42s-11-42-29-45s-38 14-43 34s6 43 23 58s37 21 57 16s37-20 49-38s19-38 17-58s-14-40-30-54s-36-22-57-19s-43 19-48 37s8 38 23 53s34 25 52 36s36 21 56 30s41 15 61 11s35-19 43-40s8-45-7-59s-45-14-58-2s-8 37 4 55s29 30 48 40s38 18 59 21s41 1 62 1H590';

/** The tangle on a phone 360 wide: in at the right edge, around the headline's last word, and out at the left edge. */
const narrowTangle =
  'M400 100c-8 0-36-5-50 0s-22 20-32 30s-17 25-28 28s-29-1-35-8s-6-27 0-35s25-14 35-10s19 31 28 35s23-2 27-10s1-32-5-40s-22-13-30-10s-13 19-20 30s-11 27-20 35s-26 18-35 15s-21-21-20-30s17-25 25-25s25 16 22 25s-21 23-37 28s-44 2-60 2H-40';
/** Where it comes in again: from the left edge to the loose end. */
const narrowLine = 'M-20 6H295';

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
