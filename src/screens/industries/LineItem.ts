import styled, { css } from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';
import { type LinePiece, type LinePlace, linePieces, type Side } from './linePieces.ts';

export const columns = { phone: 2, desktop: 3 };

const turnWidth = `calc(${space.margin} * 0.6)`;
/** Returns the width of a turn beyond the empty cells of its row. */
const widthOf = (side: Side) =>
  `calc(${space.margin} * 0.6 + (var(--cell) + ${space.gutter}) * var(--empty-${side}))`;

const pieces = (device: keyof typeof columns) => {
  const has = (...pieces: LinePiece[]) =>
    `&${pieces.map((piece) => `[data-${device}~='${piece}']`).join('')}`;
  return css`
    ${has('last-column')} { --bridge: 0px; }
    /* At the line's end the drawing itself continues to the window's edge. */
    ${has('last-column', 'to-right', 'to-edge')} { --bridge: min(${space.margin}, var(--cell) * 0.22); }
    ${has('from-left')}::before, ${has('to-left')}::after {
      content: '';
      right: calc(100% - 1px);
      width: ${widthOf('left')};
      border-right-width: 0;
      border-radius: ${turnWidth} 0 0 ${turnWidth};
    }
    ${has('from-right')}::before, ${has('to-right')}::after {
      content: '';
      left: calc(100% + var(--bridge) - 1px);
      width: ${turnWidth};
      border-left-width: 0;
      border-radius: 0 ${turnWidth} ${turnWidth} 0;
    }
    ${has('over-empty')}::before {
      content: '';
      left: calc(100% - 1px);
      width: calc((var(--cell) + ${space.gutter}) * var(--empty-right) + 2px);
      border-width: 0 0 var(--stroke);
    }
    ${has('down')}::after, ${has('to-edge')}::after { height: 300vh; border-bottom-width: 0; }
    ${has('down', 'to-right')}::after { width: calc(${widthOf('right')} - var(--bridge)); }
    ${has('from-edge')}::before, ${has('to-edge')}::after { width: 100vw; }
  `;
};

/** Returns the attributes of a `LineItem`. */
export const piecesAt = (place: LinePlace) => ({
  'data-phone': linePieces(place, columns.phone),
  'data-desktop': linePieces(place, columns.desktop),
});

/**
 * An item of the list, with the pieces of line beside its drawing that `piecesAt` returns. Each is
 * three sides of a box: the section clips those of a box that is larger than its piece.
 */
export const LineItem = styled.li`
  position: relative;
  padding-bottom: ${spacing.l};
  /* How far the line of the drawing continues, over the gap to the next column. */
  --bridge: calc(${space.gutter} + 1px);
  &::before, &::after {
    position: absolute;
    border: var(--stroke) solid var(--line);
    pointer-events: none;
  }
  &::before { border-top-width: 0; bottom: calc(100% - var(--line-at) - var(--stroke) / 2); height: 300vh; }
  &::after { top: calc(var(--line-at) - var(--stroke) / 2); height: calc(100% + var(--stroke)); }
  ${below.desktop} { ${pieces('phone')} }
  ${from.desktop} { ${pieces('desktop')} }
`;
