import styled from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { useHydrating } from '../useHydrating.ts';
import type { Carrier } from './cord/ending.ts';

/** A ball of yarn in one stroke, 236 by 164: in at its upper right, out at its lower left. */
const knot =
  'c-16 17-40 12-61 10s-43 1-54 15-15 38-28 57-36 30-55 26-32-25-28-44 25-37 45-44 41-2 61 1 39 6 51 19 16 37 5 50-37 14-60 13-45-1-59-13-19-33-7-46 41-17 63-11 37 21 40 39-6 38-23 53-41 25-58 21-29-23-29-44 14-42 33-51 44-6 55 9 4 40-9 55-34 21-54 24-41 3-64-5-51-23-57-42 10-39 28-47 38-1 62 3 51 5 65 17 12 37-3 49-44 11-65 7-35-12-44-29-11-43-7-63 16-32 34-39 44-11 60-1 23 34 20 54-16 36-35 45-45 12-57-1-10-40 1-58 32-26 53-30 43-5 61 3 32 24 32 41-17 35-34 40-34-6-51-12-36-11-57-8-41 13-54 30-16 39-22 56';
/** Where it passes over itself: pauses and strokes along the path. */
const over =
  '0 113 12 19 10 28 10 52 10 51 10 90 10 40 16 118 10 39 16 23 12 21 10 69 10 73 12 117 10 19 10 20 10 38 10 41 12 101 16 182 10 33 10 36 16 24 10 26 10 149 10 157 14 25 10 20 10 38 10 23 16 53 10 152 10 37 12 35 10 23 10 29 10 36 10 49 10 2e3';

/** On a page 720 wide, or 360: from the right edge through the ball to the loose end, at 82 % of the width. */
const wideTangle = `M752 19${knot}c-22 62-106 90-106 138c0 27 24 50 60 50H590`;
const narrowTangle = `M370 19${knot}c-11 31-2 54 34 54H295`;

/** From edge to edge, below the words or behind them. */
const Stage = styled.div`
  position: relative;
  z-index: -1;
  align-self: stretch;
  grid-row: 3;
  margin: 0 calc(-1 * ${space.margin});
  ${from.desktop} { grid-area: 1 / 1; }
`;

/**
 * Behind the text: the field has to be a stacking context. It is as large as there is room above the cookie notice. Where the line
 * passes over itself, a stroke in the field's colour cuts what is below, and the line is drawn once more; that comes when the page is
 * hydrated, so that it adds nothing to the first packets.
 */
const Drawing = styled.svg`
  position: absolute;
  width: 100%;
  height: calc(100% - var(--notice, 0px));
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

const Wide = styled(Drawing)`
  ${below.desktop} { display: none; }
`;

const Narrow = styled(Drawing)`
  ${from.desktop} { display: none; }
`;

/** Where the cord can be taken: its straight part. Above it the text and its links come first. */
const Straight = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: calc(var(--notice, 0px) - 2rem);
  height: 4rem;
  touch-action: pan-y;
  ${from.desktop} { left: 44%; }
`;

interface Props {
  /** What the headline becomes when the line is straight: its last words. Without them it stays. */
  rest?: string | undefined;
  /** Who walks off with the line then. */
  carrier?: Carrier | undefined;
}

/** Once untangled, the line stays straight for as long as the page lives. */
let straight = false;

const approach = (target: HTMLElement, { rest, carrier }: Props) =>
  // If it fails to load the line is only a drawing, which is not worth a message.
  import('./cord/pullCord.ts')
    .then(({ pullCord }) =>
      pullCord(target, rest, carrier, () => {
        straight = true;
      }),
    )
    .catch(() => {});

/** The right arrow straightens it for whoever has the focus among the hero's words, so that it needs no focus stop of its own. */
const listenForKey = (props: Props) => (target: HTMLElement | null) => {
  const hero = target?.closest('section');
  const press = ({ key }: KeyboardEvent) => {
    if (target && key === 'ArrowRight') approach(target, props).then(() => target.click());
  };
  hero?.addEventListener('keydown', press);
  return () => hero?.removeEventListener('keydown', press);
};

/** Once the line has been drawn. */
const appear = (crossings: SVGGElement | null) => {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    crossings?.animate({ opacity: [0, 1] }, { duration: 300, delay: 900, fill: 'backwards' });
};

const drawn = (tangle: string, level: number, hydrating: boolean) =>
  straight ? (
    <path d={`M-999 ${level}H999`} />
  ) : (
    <>
      <path d={tangle} pathLength={1} />
      {hydrating || window.matchMedia('(forced-colors: active)').matches || (
        <g ref={appear} strokeDasharray={over} data-screen-only="">
          <path d={tangle} stroke="var(--field)" strokeWidth={8.5} strokeLinecap="butt" />
          <path d={tangle} />
        </g>
      )}
    </>
  );

/** The hero's drawing: a ball of yarn that becomes a straight stroke with a loose end, drawn once at first paint. It can be pulled, and leaves some words of the headline then. */
export function HeroLine(props: Props) {
  const hydrating = useHydrating();
  return (
    <Stage>
      <Wide viewBox="0 0 720 356" preserveAspectRatio="xMaxYMax" aria-hidden>
        {drawn(wideTangle, 356, hydrating)}
      </Wide>
      <Narrow viewBox="0 0 360 222" preserveAspectRatio="xMaxYMax" aria-hidden>
        {drawn(narrowTangle, 222, hydrating)}
      </Narrow>
      {straight || (
        <Straight
          ref={listenForKey(props)}
          onPointerEnter={({ currentTarget }) => approach(currentTarget, props)}
        />
      )}
    </Stage>
  );
}
