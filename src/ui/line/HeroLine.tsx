import styled from 'styled-components';
import { below, coarse, from } from '../../theme/theme.ts';
import { Bleed } from '../layout/Bleed.ts';
import { useHydrating } from '../useHydrating.ts';
import type { Carrier } from './cord/ending.ts';
import { crossingDashes, narrowTangle, wideTangle } from './tangle.ts';

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
    /* Shows its loose end. */
    ${coarse} { > path { animation: 0.6s 3s loose-end; } }
    @keyframes loose-end { 50% { stroke-dashoffset: 0.03; } }
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
 * text and its links receive it. Fingers take the line wherever they are near.
 */
const HeroLineHandle = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: calc(${coveredByNotice} - 2rem);
  height: 4rem;
  touch-action: pan-y;
  ${from.desktop} { left: 44%; }
  ${coarse} { top: 0; height: auto; }
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
