import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { PriceExample } from '../../../content/load/loadPrices.ts';
import { below, from, shaped } from '../../../theme/theme.ts';
import { fontSize, magnified, spacing } from '../../../theme/tokens.ts';
import { Each } from '../../../ui/Each.tsx';

const priceOnItsOwnRow = `grid-template-areas: 'name name' 'price price' 'buys others' 'delivered delivered';`;

/**
 * One piece of the line, which begins with a tick. In wide windows the tick continues down to what
 * the price buys, which is below that of the next stage and so has room at its right.
 */
const Stage = styled.li<{ $long: boolean }>`
  --beside: 0.75rem;
  --small: ${fontSize.text};
  ${shaped.phone} { --small: ${fontSize.small}; }
  display: grid;
  ${below.wide} {
    grid-template: 'name price' 'buys others' / 1fr auto;
    align-content: start;
    gap: 0.2rem 1rem;
    align-items: baseline;
    padding: 0.625rem 0 0.5rem var(--beside);
    border-top: 2px solid var(--line);
    ${({ $long }) => $long && priceOnItsOwnRow}
    @media ${magnified} { ${priceOnItsOwnRow} }
  }
  ${from.wide} {
    --small: min(1.25rem, 1.4vw);
    /* Its price alone sets its width. */
    min-width: 0;
    grid-row: 1 / span var(--rows);
    grid-template: subgrid / 100%;
    &::before { content: ''; grid-area: 2 / 1 / -1 / 2; border-left: 2px solid var(--line); }
  }
`;

const StageName = styled.strong`
  grid-area: name;
  font-size: ${fontSize.lead};
  line-height: 1.1;
  letter-spacing: -0.015em;
  ${from.wide} { grid-area: 2 / 1; padding: calc(var(--stroke) + 0.75rem) 0 0 var(--beside); font-size: var(--small); }
`;

/** Is as large as its share of the sum, and in wide windows as its piece of the line. */
const StagePrice = styled.span`
  --widest: 100vw / 4.2;
  ${shaped.phone} { --widest: 100vw / 5.6; }
  grid-area: price;
  justify-self: end;
  font-size: max(1.75rem, min(15.5rem * var(--share), var(--widest)));
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.045em;
  ${from.wide} {
    grid-area: 1 / 1;
    place-self: end start;
    margin-bottom: calc(0.25 * var(--largest) * var(--amount-size) - 0.2em);
    font-size: max(1.75rem, var(--share) * var(--amount-size));
  }
`;

const StageOtherPrices = styled.small`
  grid-area: others;
  font-size: var(--small);
  text-align: right;
  ${from.wide} { grid-area: 3 / 1; padding-left: var(--beside); text-align: left; }
`;

const StageBuys = styled.p`
  grid-area: buys;
  font-size: var(--small);
  ${below.wide} { text-wrap: balance; }
  ${from.wide} { grid-area: -2 / 1; width: calc(100% * var(--rest)); padding: 1rem 0 0 var(--beside); }
`;

/** Fills the room that the longest stage leaves below its price. */
const StageDelivered = styled.ul`
  grid-area: delivered;
  display: grid;
  gap: 0.4em ${spacing.xl};
  margin: ${spacing.s} 0;
  font-size: ${fontSize.title};
  font-weight: 600;
  line-height: 1.1;
  ${shaped.phone} { font-size: ${fontSize.chapter}; }
  ${shaped.tablet} { font-size: ${fontSize.upToLarge}; }
  ${from.tablet} { grid-template-columns: auto 1fr; }
  ${from.wide} { display: none; }
  @media print { display: none; }
`;

type Stages = PriceExample['stages'];

export const sumOf = (stages: Stages) => stages.reduce((sum, { share }) => sum + share, 0);

interface Props {
  /** The stage, and those after it. */
  stages: Stages;
  /** The sum of all stages. */
  whole: number;
}

export const PriceStage = ({ stages, whole }: Props) => {
  const [stage] = stages;
  if (!stage) return null;
  const { name, buys, gets, prices, share } = stage;
  const [price, ...otherPrices] = prices;
  const isLong = share > whole / 2;
  const place = {
    '--share': share / whole,
    /* The rest of the line, in lengths of this stage. */
    '--rest': sumOf(stages) / share,
    /* Rows for amount, name, other price, and for what each stage from here buys. */
    '--rows': 3 + stages.length,
  } as CSSProperties;
  return (
    <Stage style={place} $long={isLong}>
      <StageName>{name}</StageName> <StagePrice>{price}</StagePrice>{' '}
      <StageOtherPrices>{otherPrices.join(', ')}</StageOtherPrices>
      <StageBuys>{buys}</StageBuys>
      {isLong && gets.length > 0 && (
        <StageDelivered role="list">
          <Each as="li" texts={gets} />
        </StageDelivered>
      )}
    </Stage>
  );
};
