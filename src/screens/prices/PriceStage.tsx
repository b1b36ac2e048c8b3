import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { PriceExample } from '../../content/build/loadPrices.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, magnified, spacing } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';

const stacked = `
  grid-template: auto auto auto auto 1fr / 1fr;
  span, small, p { grid-area: auto; justify-self: start; }
`;

/**
 * One piece of the line, which begins with a tick. In wide windows the tick continues down to what
 * the price buys, which is below that of the next stage and so has room at its right.
 */
const Stage = styled.li`
  --beside: 0.75rem;
  display: grid;
  strong { font-size: ${fontSize.lead}; line-height: 1.1; letter-spacing: -0.015em; }
  --widest: 100vw / 4.2;
  ${shaped.phone} { --widest: 100vw / 5.6; }
  span { font-size: max(1.75rem, min(15.5rem * var(--share), var(--widest))); font-weight: 600; line-height: 1; letter-spacing: -0.045em; }
  small, p { font-size: ${fontSize.text}; }
  ${shaped.phone} { small, p { font-size: ${fontSize.small}; } }
  ${below.wide} {
    grid-template: auto auto 1fr / 1fr auto;
    gap: 0.2rem 1rem;
    align-items: baseline;
    padding: 0.625rem 0 0 var(--beside);
    border-top: 2px solid var(--line);
    p { grid-area: 2 / 1; text-wrap: balance; }
    span, small { grid-column: 2; justify-self: end; }
    /* The longest one has room for what is delivered. */
    &[data-long] { ${stacked} }
    @media ${magnified} { ${stacked} }
  }
  ${from.wide} {
    /* Its price alone sets its width. */
    min-width: 0;
    grid-row: 1 / span var(--rows);
    grid-template-rows: subgrid;
    & > * { grid-column: 1; padding-left: var(--beside); }
    strong { grid-row: 2; padding-top: calc(var(--stroke) + 0.75rem); }
    span {
      grid-row: 1;
      align-self: end;
      padding: 0;
      margin-bottom: calc(0.25 * var(--largest) * var(--amount-size) - 0.2em);
      font-size: max(1.75rem, var(--share) * var(--amount-size));
    }
    small { grid-row: 3; }
    small, strong, p { font-size: min(1.25rem, 1.4vw); }
    p { grid-row: -2; width: calc(100% * var(--rest)); padding-top: 1rem; }
    &::before { content: ''; grid-area: 2 / 1 / -1 / 2; border-left: 2px solid var(--line); }
  }
`;

/** Spread over the rest of the line. */
const Delivered = styled.ul`
  display: grid;
  align-self: stretch;
  margin: ${spacing.xs} 0 0.5rem;
  font-size: ${fontSize.text};
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
    /* How long the line is from here, in lengths of the stage. */
    '--rest': sumOf(stages) / share,
    /* Amount, name, other price, and what each stage from here buys. */
    '--rows': 3 + stages.length,
  } as CSSProperties;
  return (
    <Stage style={place} data-long={isLong ? '' : undefined}>
      <strong>{name}</strong> <span>{price}</span> <small>{otherPrices.join(', ')}</small>
      <p>{buys}</p>
      {isLong && gets.length > 0 && (
        <Delivered role="list">
          <Each as="li" texts={gets} />
        </Delivered>
      )}
    </Stage>
  );
};
