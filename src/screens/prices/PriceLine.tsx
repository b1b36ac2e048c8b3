import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { PriceExample } from '../../content/build/loadPrices.ts';
import { below, from } from '../../theme/theme.ts';
import { fontSize, magnified, space, spacing, stroke } from '../../theme/tokens.ts';

/** A ruler's stroke: 12 px in a window 1440 px wide. */
const weight = `calc(2.15 * ${stroke.line})`;
const rule = `${weight} solid var(--line)`;
const tickLength = 'clamp(1.5rem, 2.8vw, 3rem)';

/** Marks a boundary of pieces on the upright line. */
const tick = `
  content: '';
  position: absolute;
  left: 0;
  width: ${tickLength};
  border-top: ${rule};
`;
/** The same on the horizontal line. */
const tickDown = `width: 0; height: ${tickLength}; border: 0; border-left: ${rule};`;

const PriceRuler = styled.div`
  display: grid;
  position: relative;
  break-inside: avoid;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  --beside: calc(${tickLength} + 0.75rem);
  b, span, strong { font-size: ${fontSize.lead}; letter-spacing: -0.015em; line-height: 1.2; }
  /* Between the two the shortest piece has no room for large names. */
  ${from.desktop} { ${below.wide} { b, span, strong { font-size: ${fontSize.text}; } } }
  p, small { font-size: ${fontSize.small}; text-wrap: pretty; }
  ${below.desktop} {
    border-left: ${rule};
    &::after { ${tick} bottom: 0; }
    /* The sum is at the end of a last piece that is longer than half of the line. */
    &:has([data-holds-sum]) > * { grid-area: 1 / 1; }
    [data-holds-sum] { padding-bottom: 12.5rem; }
  }
`;

/**
 * Pieces as long as their prices: rows below desktops, where the shortest piece has no room for its
 * name, and columns on desktops. The one with the least room for its words sets the scale.
 */
const StageList = styled.ol`
  position: relative;
  display: grid;
  padding: 0;
  ${below.desktop} { grid-template-rows: var(--pieces); min-height: 46rem; }
  ${from.desktop} {
    grid-template-columns: var(--pieces);
    overflow-wrap: break-word;
    /* The line, from one edge of the window to the other. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 calc(-1 * ${space.margin}) auto;
      border-top: ${rule};
    }
    &::after { ${tick} inset: 0 0 auto auto; ${tickDown} }
  }
`;

/** One piece of the line, which begins with a tick. */
const Stage = styled.li`
  position: relative;
  padding: 0.75rem 0 0.25rem var(--beside);
  span, small { float: right; clear: right; margin-left: 0.75rem; }
  &::before { ${tick} top: 0; }
  @media ${magnified} { span, small { display: block; float: none; margin: 0; } }
  ${from.desktop} {
    padding: calc(${tickLength} + 1rem) 0.75rem 0 0;
    strong, span, small { display: block; float: none; margin: 0; }
    p { margin-top: 0.75rem; max-width: 12rem; }
    &::before { ${tickDown} }
  }
`;

/**
 * The sum, at the last tick. On desktops it has a separate line. It is as large as the window
 * allows if zoomed, when it has to be twice as large.
 */
const PriceSum = styled.div`
  align-self: end;
  padding: 3rem 0 1.25rem var(--beside);
  strong { display: block; font-size: min(147vw / var(--letters), 8rem); line-height: 1.05; letter-spacing: -0.045em; }
  ${from.desktop} {
    display: grid;
    grid-template: auto auto auto / auto minmax(0, 1fr);
    margin-top: ${spacing.m};
    padding: 0;
    b { align-self: end; }
    strong {
      grid-area: 1 / 2 / span 3;
      justify-self: end;
      font-size: min(${fontSize.display}, 9vw, 147vw / var(--letters));
      line-height: 0.9;
    }
  }
`;

/** A line of the stages of a product, each as long as its price, up to their sum. */
export const PriceLine = ({ stages, total: [sum, ...others], words }: PriceExample) => {
  const whole = stages.reduce((length, { share }) => length + share, 0);
  const last = stages.at(-1);
  const longLast = last && last.share > whole / 2 ? last : undefined;
  const pieces = stages.map(({ share }) => `${share}fr`).join(' ');
  const [together, more] = words;
  return (
    <PriceRuler>
      <StageList role="list" style={{ '--pieces': pieces } as CSSProperties}>
        {stages.map((stage) => {
          const [price, ...otherPrices] = stage.prices;
          return (
            <Stage key={stage.slug} data-holds-sum={stage === longLast ? '' : undefined}>
              <strong>{stage.name}</strong> <span>{price}</span>{' '}
              <small>{otherPrices.join(', ')}</small>
              <p>{stage.buys}</p>
            </Stage>
          );
        })}
      </StageList>
      <PriceSum style={{ '--letters': sum?.length } as CSSProperties}>
        <b>{together}</b> <strong>{sum}</strong> <span>{others.join(', ')}</span>
        <p>{more}</p>
      </PriceSum>
    </PriceRuler>
  );
};
