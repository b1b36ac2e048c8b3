import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { PriceExample } from '../../../content/load/loadPrices.ts';
import type { Woven } from '../../../illustrations/crossings.ts';
import { below, from } from '../../../theme/theme.ts';
import { fontSize, space, spacing } from '../../../theme/tokens.ts';
import { Crossings } from '../../../ui/line/Crossings.tsx';
import { lineStroke } from '../../../ui/line/lineStroke.ts';
import { PriceStage, sumOf } from './PriceStage.tsx';

/**
 * The line comes out of a tangle. In wide windows it runs to the right, and the amounts stand on
 * it. In others it runs down, and turns to the right above the sum.
 */
const PriceRuler = styled.div`
  /* Uses whole pixels, because browsers round the widths of borders. */
  --stroke: 6px;
  --unit: clamp(1.35px, 0.25vw, 2px);
  --tangle-length: calc(var(--tangle-units) * var(--unit));
  /* Where the tangle ends: below its top, or in wide windows beside the window's edge. */
  --tangle: var(--tangle-length);
  position: relative;
  padding-top: var(--tangle);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  ${from.wide} {
    --stroke: 8px;
    --unit: 0.153vw;
    --tangle: max(${space.margin}, var(--tangle-length));
    --length: (100vw - ${space.margin} - var(--tangle));
    /* The type size of a sum as long as the line. */
    --sum-size: calc(2.03 / var(--letters) * var(--length));
    /* Amounts are as large as their pieces are long, and end before the next. */
    --amount-size: calc(0.915 * var(--sum-size));
    --rise: max(70 * var(--unit), var(--largest) * var(--amount-size));
    display: grid;
    padding: 0 0 0 calc(var(--tangle) - ${space.margin});
  }
  /* Keeps the line on the first sheet. */
  @media print { break-inside: avoid; padding-top: 0; }
`;

/** Has its lower edge on the line. Narrower windows turn it, as they do the line. */
const PriceTangle = styled.svg`
  position: absolute;
  top: calc(-70 * var(--unit));
  left: calc(var(--stroke) / 2);
  width: calc(100 * var(--unit));
  height: calc(70 * var(--unit));
  overflow: visible;
  rotate: 90deg;
  transform-origin: 0 100%;
  ${lineStroke}
  ${from.wide} {
    top: calc(var(--rise) + var(--stroke) / 2 - 70 * var(--unit));
    left: calc(var(--tangle) - var(--tangle-length) - ${space.margin});
    rotate: none;
  }
  @media print { display: none; }
`;

/**
 * Makes pieces as long as their prices: columns in wide windows, and rows in others, where the
 * shortest piece has no room for its name. The one with the least room for words sets the scale.
 */
const StageList = styled.ol`
  display: grid;
  padding: 0;
  ${below.wide} {
    grid-template-rows: var(--pieces);
    margin-right: calc(-1 * ${space.margin});
    padding-right: ${space.margin};
    border: solid var(--line);
    border-width: 0 0 var(--stroke) var(--stroke);
    border-bottom-left-radius: 2rem;
  }
  ${from.wide} {
    position: relative;
    grid-area: 1 / 1;
    grid-template: var(--rise) / var(--pieces);
    /* The line, to the edge of the window. */
    &::before {
      content: '';
      position: absolute;
      inset: var(--rise) calc(-1 * ${space.margin}) auto 0;
      border-top: var(--stroke) solid var(--line);
    }
  }
`;

/** Lies below the line's end; in wide windows at a tick, beside what the last prices buy. */
const PriceSum = styled.p`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  padding-top: ${spacing.s};
  ${from.wide} {
    grid-area: 1 / 1;
    grid-template-columns: auto;
    align-content: end;
    justify-self: end;
    margin-top: var(--rise);
    padding-right: 0.75rem;
    border-right: 2px solid var(--line);
    text-align: right;
  }
`;

const sumText = `font-size: ${fontSize.lead}; line-height: 1.2; letter-spacing: -0.015em;`;

const PriceSumLabel = styled.b`${sumText}`;

const PriceSumOthers = styled.span`${sumText}`;

const PriceSumAmount = styled.strong`
  grid-area: 2 / 1 / 3 / -1;
  font-size: min(178vw / var(--letters), 17rem);
  line-height: 1;
  letter-spacing: -0.045em;
  @media print { font-size: 4rem; }
  ${from.wide} { grid-area: auto; ${sumText} }
`;

const PriceSumNote = styled.small`
  grid-column: 1 / -1;
  margin-top: 0.25rem;
  font-size: ${fontSize.text};
`;

/** Repeats the sum in wide windows, as long as the line. */
const SumToScale = styled.div`
  display: none;
  ${from.wide} {
    display: block;
    /* Leaves room for the last letter's spacing. */
    margin: 0 0.02em 0 -1rem;
    font-size: var(--sum-size);
    font-weight: 600;
    line-height: 0.95;
    letter-spacing: -0.045em;
    text-align: right;
  }
`;

interface Props extends PriceExample {
  tangle: (Woven & { width: number }) | null;
}

/** A line of the stages of a product, each as long as its price, up to their sum. */
export const PriceLine = ({ tangle, stages, total: [sum, ...others], words }: Props) => {
  const whole = sumOf(stages);
  const pieces = stages.map(({ share }) => `${share}fr`).join(' ');
  const [together, more] = words;
  const style = {
    '--pieces': pieces,
    '--letters': sum?.length,
    '--largest': Math.max(...stages.map(({ share }) => share)) / whole,
    '--tangle-units': tangle?.width ?? 0,
  } as CSSProperties;
  return (
    <PriceRuler style={style}>
      {tangle && (
        <PriceTangle viewBox="0 0 100 70" aria-hidden>
          <path d={tangle.path} />
          <Crossings {...tangle} />
        </PriceTangle>
      )}
      <StageList role="list">
        {stages.map((stage, index) => (
          <PriceStage key={stage.slug} stages={stages.slice(index)} whole={whole} />
        ))}
      </StageList>
      <PriceSum>
        <PriceSumLabel>{together}</PriceSumLabel> <PriceSumAmount>{sum}</PriceSumAmount>{' '}
        <PriceSumOthers>{others.join(', ')}</PriceSumOthers> <PriceSumNote>{more}</PriceSumNote>
      </PriceSum>
      <SumToScale aria-hidden>{sum}</SumToScale>
    </PriceRuler>
  );
};
