import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { PriceExample } from '../../content/build/loadPrices.ts';
import { from } from '../../theme/theme.ts';
import { fontSize, space, stroke } from '../../theme/tokens.ts';

const rule = `${stroke.line} solid var(--line)`;

/** Marks a boundary of pieces on the upright line. */
const tick = `
  content: '';
  position: absolute;
  left: 0;
  width: 1.25rem;
  border-top: ${rule};
`;
/** The same on the horizontal line. */
const tickDown = `width: 0; height: 1.6rem; border: 0; border-left: ${rule};`;

/** Upright below desktops, where the shortest piece has no room for its name. Ends with a tick. */
const StageList = styled.ol`
  position: relative;
  display: grid;
  grid-template-rows: var(--pieces);
  height: 24rem;
  padding: 0;
  margin: 2.5rem 0 0;
  border-left: ${rule};
  font-size: ${fontSize.text};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  break-inside: avoid;
  @media print { height: 14rem; }
  &::after { ${tick} bottom: 0; }
  ${from.desktop} {
    grid-template: auto / var(--pieces);
    overflow-wrap: break-word;
    height: auto;
    border: 0;
    /* The line, from one edge of the window to the other. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 calc(-1 * ${space.margin}) auto;
      border-top: ${rule};
    }
    &::after { inset: 0 0 auto auto; ${tickDown} }
  }
`;

/** One piece of the line, which begins with a tick. */
const Stage = styled.li`
  position: relative;
  padding: 0.55rem 0 0.55rem 2rem;
  align-content: center;
  &::before { ${tick} top: 0; }
  ${from.desktop} {
    align-content: start;
    padding: 2rem 0.5rem 0 0;
    strong, span { display: block; }
    &::before { ${tickDown} }
  }
`;

/** A line of the stages of a product, each as long as its price. */
export const PriceLine = ({ stages }: Pick<PriceExample, 'stages'>) => (
  <StageList
    role="list"
    style={
      {
        '--pieces': stages.map(({ share }) => `minmax(min-content, ${share}fr)`).join(' '),
      } as CSSProperties
    }
  >
    {stages.map(({ name, price }) => (
      <Stage key={name}>
        <strong>{name}</strong> <span>{price}</span>
      </Stage>
    ))}
  </StageList>
);
