import styled, { css } from 'styled-components';
import { below, from, motionAllowed, shaped } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { Bleed } from '../../../ui/layout/Bleed.ts';
import { Crossings } from '../../../ui/line/Crossings.tsx';
import { strokeWidth } from '../../../ui/line/lineStroke.ts';
import { lineWeight } from '../../../ui/line/tangle.ts';
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { type HeroDrawing, heroDrawings, stretch } from './heroDrawings.ts';
import type { HeroPart } from './heroParts.ts';
import { makePullable } from './makePullable.ts';
import type { Pulling } from './pulling.ts';
import { isUntangled } from './untangled.ts';

/** The room above the drawing on desktops. */
export const roomAbove = '2.25vw';

/**
 * The drawing's place: below the hero's text, or behind it on desktops. On tablets the tangle begins
 * beside the buttons.
 */
const HeroLineStage = styled(Bleed)`
  position: relative;
  z-index: -1;
  container-type: size;
  align-self: stretch;
  grid-row: 3;
  ${shaped.tablet} { margin-top: -5rem; }
  ${from.desktop} { grid-area: 1 / 1; margin-top: ${roomAbove}; }
`;

/**
 * Makes the drawing smaller while the cookie notice covers the hero's foot. A new size would be a
 * layout shift, a transform is none.
 */
const aboveNotice = css`
  --height: max(8rem, 100cqh - var(--covered, 0px));
  --unit: min(var(--widest), var(--height) / var(--units));
  translate: 0 calc(var(--height) - 100cqh);
  scale: tan(atan2(var(--unit), var(--whole)));
  transform-origin: calc(100% + var(--beyond) - ${space.margin}) 100%;
`;

const shown = (window: keyof typeof heroDrawings) => {
  const { width, height, page } = heroDrawings[window];
  return css`visibility: visible; --drawn: ${width}; --units: ${height}; --page: ${page};`;
};

/** Fills the hero behind its text, so the section has to be a stacking context. */
const HeroLineDrawing = styled.svg<{ $hydrated: boolean }>`
  position: absolute;
  /* From the turn at the left margin to the right one. */
  --widest: calc((100cqw - 2 * ${space.margin}) / var(--page));
  --whole: min(var(--widest), 100cqh / var(--units));
  --unit: var(--whole);
  /* A little wider than drawn where the window makes it lower, so that it still turns at the left margin. */
  --across: min(var(--widest), var(--stretch) * var(--whole));
  --stretch: ${stretch};
  ${shaped.phone} { --stretch: 1.14; }
  /* 15 units are beyond that. */
  --beyond: calc(${space.margin} - 15 * var(--across));
  inset: auto var(--beyond) 0 auto;
  width: calc(var(--drawn) * var(--across));
  height: calc(var(--units) * var(--whole));
  max-width: none;
  overflow: visible;
  fill: none;
  stroke: var(--line);
  /* Grows with the drawing, so that a small window has the same picture as a large one. */
  --stroke: calc(${lineWeight} * var(--unit));
  ${strokeWidth()}
  stroke-linecap: round;
  /* Not by \`display\`, which would draw the line again when a drawing takes the other's place. */
  visibility: hidden;
  &[data-for='phone'] { ${below.tablet} { ${shown('phone')} } }
  &[data-for='tablet'] { ${from.tablet} { ${below.desktop} { ${shown('tablet')} } } }
  &[data-for='desktop'] { ${from.desktop} { ${shown('desktop')} } }
  ${({ $hydrated }) => $hydrated && aboveNotice}
  @media screen and (prefers-reduced-motion: no-preference) {
    > path { stroke-dasharray: 1.02; transition: stroke-dashoffset 1.1s; }
    @starting-style { > path { stroke-dashoffset: 1.03; } }
  }
`;

/** The crossings and the hint appear when the line has been drawn. */
const LateParts = styled.g`
  --gap: 1.6;
  ${motionAllowed} {
    transition: opacity 0.2s 0.7s;
    @starting-style { opacity: 0; }
  }
`;

const Hint = styled.text`
  fill: var(--line);
  stroke: none;
  font-weight: 600;
  letter-spacing: -0.045em;
  dominant-baseline: central;
`;

/**
 * Receives the pointer on the straight part of the line, where it can be pulled. Above that, the
 * text and its links receive it. Phones have the whole drawing for it, because fingers need room.
 */
const HeroLineHandle = styled.div`
  position: absolute;
  inset: 0 0 -2rem;
  touch-action: pan-y;
  ${from.desktop} { inset: auto 0 calc(var(--covered, 0px) - 2rem); height: 4rem; }
`;

/** Lets the loose end show itself. */
function showEnd(line: SVGPathElement | null) {
  if (!prefersReducedMotion())
    line?.animate({ strokeDashoffset: [0, 0.03, 0] }, { duration: 600, delay: 3000 });
}

interface Props extends Pulling {
  /** A word beside the loose end that says what to do with it. */
  hint?: string | undefined;
}

/**
 * The hero's drawing: a ball of yarn that becomes a straight stroke with a loose end, animated once
 * at first paint. Visitors can pull it straight. `--covered` is how far it moves up because
 * something covers its place.
 */
export function HeroLine({ hint = '', ...pulling }: Props) {
  const hydrated = useHydrated();
  const untangled = hydrated && isUntangled();
  // Crossings and hint render after hydration, so that they add nothing to the HTML.
  const line = ({ tangle, dashes, width, height, hintWidth, hintStart }: HeroDrawing) =>
    untangled ? (
      <path d={`M-999 ${height}H999`} />
    ) : (
      <>
        <path ref={showEnd} d={tangle} pathLength={1} />
        {hydrated && (
          <LateParts data-hero={'late' satisfies HeroPart}>
            <Crossings path={tangle} dashes={dashes} />
            <Hint
              x={hintStart ?? width - 15}
              y={height}
              textAnchor={hintStart ? 'start' : 'end'}
              // Its letters are about half as wide as high. A short word is not larger.
              fontSize={(2 * hintWidth) / Math.max(4, hint.length)}
            >
              {hint}
            </Hint>
          </LateParts>
        )}
      </>
    );
  return (
    // pathsBeside() in cordDrawing.ts finds the drawings as siblings of the handle, and the line as the
    // only path that is a child of each.
    <HeroLineStage>
      {Object.entries(heroDrawings).map(([window, drawing]) => (
        <HeroLineDrawing
          key={window}
          $hydrated={hydrated}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio="none"
          data-for={window}
          aria-hidden
        >
          {line(drawing)}
        </HeroLineDrawing>
      ))}
      {/* Needs scripts, so the HTML is smaller without it. */}
      {hydrated && !untangled && <HeroLineHandle ref={makePullable(pulling)} />}
    </HeroLineStage>
  );
}
