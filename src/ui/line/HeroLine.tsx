import styled from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { Bleed } from '../layout/Bleed.ts';
import { useHydrating } from '../useHydrating.ts';
import type { Carrier } from './cord/ending.ts';

/** A ball of yarn in one stroke, 236 by 164 units. It begins at the upper right and ends at the lower left. */
const knot =
  'c-16 17-40 12-61 10s-43 1-54 15-15 38-28 57-36 30-55 26-32-25-28-44 25-37 45-44 41-2 61 1 39 6 51 19 16 37 5 50-37 14-60 13-45-1-59-13-19-33-7-46 41-17 63-11 37 21 40 39-6 38-23 53-41 25-58 21-29-23-29-44 14-42 33-51 44-6 55 9 4 40-9 55-34 21-54 24-41 3-64-5-51-23-57-42 10-39 28-47 38-1 62 3 51 5 65 17 12 37-3 49-44 11-65 7-35-12-44-29-11-43-7-63 16-32 34-39 44-11 60-1 23 34 20 54-16 36-35 45-45 12-57-1-10-40 1-58 32-26 53-30 43-5 61 3 32 24 32 41-17 35-34 40-34-6-51-12-36-11-57-8-41 13-54 30-16 39-22 56';
/** The parts of the path that cross over others: a dash array of gaps and dashes along the path. */
const crossingDashes =
  '0 113 12 19 10 28 10 52 10 51 10 90 10 40 16 118 10 39 16 23 12 21 10 69 10 73 12 117 10 19 10 20 10 38 10 41 12 101 16 182 10 33 10 36 16 24 10 26 10 149 10 157 14 25 10 20 10 38 10 23 16 53 10 152 10 37 12 35 10 23 10 29 10 36 10 49 10 2e3';

/** From the right edge through the ball to the loose end at 82 % of the width, on a page 720 or 360 units wide. */
const wideTangle = `M752 19${knot}c-22 62-106 90-106 138c0 27 24 50 60 50H590`;
const narrowTangle = `M370 19${knot}c-11 31-2 54 34 54H295`;

/** The height that the cookie notice covers, minus 1rem that the line may overlap. */
const coveredByNotice = 'max(0px, var(--notice-height, 0px) - 1rem)';

/** Below the hero's text, or behind it on desktops. */
const HeroLineStage = styled(Bleed)`
  position: relative;
  z-index: -1;
  align-self: stretch;
  grid-row: 3;
  ${from.desktop} { grid-area: 1 / 1; }
`;

/**
 * Fills the room above the cookie notice. It is behind the text, so the section has to be a
 * stacking context.
 */
const HeroLineDrawing = styled.svg`
  position: absolute;
  width: 100%;
  height: calc(100% - ${coveredByNotice});
  min-height: 8.5rem;
  overflow: visible;
  fill: none;
  stroke: var(--line);
  stroke-width: 2.8;
  stroke-linecap: round;
  @media screen and (prefers-reduced-motion: no-preference) {
    > path { stroke-dasharray: 1.02; transition: stroke-dashoffset 1.1s; }
    @starting-style { > path { stroke-dashoffset: 1.03; } }
  }
`;

const WideDrawing = styled(HeroLineDrawing)`
  ${below.desktop} { display: none; }
`;

const NarrowDrawing = styled(HeroLineDrawing)`
  ${from.desktop} { display: none; }
`;

/**
 * Receives the pointer on the straight part of the line, where it can be pulled. Above that, the
 * text and its links receive it.
 */
const HeroLineHandle = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: calc(${coveredByNotice} - 2rem);
  height: 4rem;
  touch-action: pan-y;
  ${from.desktop} { left: 44%; }
`;

interface Props {
  /** The last words of the headline, which stay when the line is straight. Without them the whole headline stays. */
  lastWords?: string | undefined;
  /** The mascot that walks off with the straight line. */
  carrier?: Carrier | undefined;
}

/** Whether the visitor has untangled the line. The document remembers it until it is reloaded; see cord/pullCord.ts. */
const isUntangled = () => document.documentElement.style.getPropertyValue('--tangle') !== '';

/** Loads the code that makes the line movable. If it fails to load, the line is only a drawing. */
const enablePulling = (handle: HTMLElement, { lastWords, carrier }: Props) =>
  import('./cord/pullCord.ts')
    .then(({ pullCord }) => pullCord(handle, lastWords, carrier))
    .catch(() => {});

/** Straightens the hero's drawn line on the right arrow key while the hero has the focus, so that the line needs no tab stop. */
const listenForKey = (props: Props) => (handle: HTMLElement | null) => {
  const hero = handle?.closest('section');
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (handle && key === 'ArrowRight') enablePulling(handle, props).then(() => handle.click());
  };
  hero?.addEventListener('keydown', onKeyDown);
  return () => hero?.removeEventListener('keydown', onKeyDown);
};

/** Fades the crossings in after the line has been drawn. */
const fadeIn = (crossings: SVGGElement | null) => {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    crossings?.animate({ opacity: [0, 1] }, { duration: 300, delay: 900, fill: 'backwards' });
};

/**
 * Where the line crosses itself, a stroke in the background's colour interrupts the lower part, and
 * the upper part is drawn again. These crossings render after hydration, so that they add nothing
 * to the HTML.
 */
const tangledLine = (tangle: string, hydrating: boolean) => (
  <>
    <path d={tangle} pathLength={1} />
    {hydrating || window.matchMedia('(forced-colors: active)').matches || (
      <g ref={fadeIn} strokeDasharray={crossingDashes} data-screen-only="">
        <path d={tangle} stroke="var(--field)" strokeWidth={8.5} strokeLinecap="butt" />
        <path d={tangle} />
      </g>
    )}
  </>
);

/**
 * The hero's drawing: a ball of yarn that becomes a straight stroke with a loose end, animated once at first paint. Visitors can
 * pull it straight, which removes all but the last words of the headline.
 */
export function HeroLine(props: Props) {
  const hydrating = useHydrating();
  const untangled = !hydrating && isUntangled();
  const line = (tangle: string, level: number) =>
    untangled ? <path d={`M-999 ${level}H999`} /> : tangledLine(tangle, hydrating);
  return (
    <HeroLineStage>
      <WideDrawing viewBox="0 0 720 356" preserveAspectRatio="xMaxYMax" aria-hidden>
        {line(wideTangle, 356)}
      </WideDrawing>
      <NarrowDrawing viewBox="0 0 360 222" preserveAspectRatio="xMaxYMax" aria-hidden>
        {line(narrowTangle, 222)}
      </NarrowDrawing>
      {untangled || (
        <HeroLineHandle
          ref={listenForKey(props)}
          onPointerEnter={({ currentTarget }) => enablePulling(currentTarget, props)}
        />
      )}
    </HeroLineStage>
  );
}
