import { css } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/**
 * Where the line enters a list: from the window's edge, or from the previous list along the left or
 * the right margin.
 */
export type LineEnd = 'edge' | 'left' | 'right';

const turn = `calc(${space.margin} * 0.6)`;
const far = '300vh';
/** Positions count from 1. */
const item = (position: number | string) => `li:nth-child(${position})`;
const piece = (place: string) =>
  `content: ''; position: absolute; pointer-events: none; border: 0 solid var(--line); ${place}`;
/** From the line of a row down to the next row's. */
const down = 'top: calc(var(--line-at) - var(--stroke) / 2); border-top-width: var(--stroke);';
/** From the line of a row up to the top of the field. */
const up = `bottom: calc(100% - var(--line-at) - var(--stroke) / 2); height: ${far}; border-bottom-width: var(--stroke);`;
const straight = `${down} width: 100vw;`;
/** In the margin on this side of an item. */
const outside = (side: 'left' | 'right', width = turn) =>
  `${side === 'right' ? 'left' : 'right'}: calc(100% - 1px); width: ${width}; border-${side}-width: var(--stroke);`;

/** Returns the side on which the line leaves the last row of a list. */
export const endSide = (count: number, columns: number, start: LineEnd) =>
  (Math.ceil(count / columns) % 2 === 1) === (start === 'right') ? 'left' : 'right';

/**
 * Styles of a grid with a line through its items, which runs to the right and to the left in turn.
 * The pseudo-elements of the first and the last items of rows draw its turns.
 * @param start where the line enters the first row
 * @param last whether the line ends with this list, by leaving the window
 */
export function serpentine(count: number, columns: number, start: LineEnd, last: boolean) {
  const isReversed = start === 'right';
  const everySecondRow = (position: number) => item(`${2 * columns}n + ${position}`);
  const [endOfRightRow, startOfLeftRow] = isReversed ? [2 * columns, 1] : [columns, columns + 1];
  const end = endSide(count, columns, start);
  const emptyCells = columns - (((count - 1) % columns) + 1);
  const acrossEmptyCells = `calc(var(--cell) * ${emptyCells} + 2px)`;
  /** Whether there is one row, which the line enters over its empty cells. */
  const isShort = isReversed && count < columns;
  const firstOfLastRow = item(count + emptyCells - columns + 1);
  const entry = item(isReversed ? Math.min(count, columns) : 1);
  const exit = last ? `${straight} border-${end}-width: 0;` : `${down} height: ${far};`;
  return css`
    --cell: calc(100cqi / ${columns});
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    ${everySecondRow(endOfRightRow)}::after {
      ${piece(`${down} ${outside('right')} height: calc(100% + var(--stroke));`)}
      border-bottom-width: var(--stroke);
      border-radius: 0 ${turn} ${turn} 0;
    }
    ${everySecondRow(startOfLeftRow)}::after {
      ${piece(`${down} ${outside('left')} height: calc(100% + var(--stroke));`)}
      border-bottom-width: var(--stroke);
      border-radius: ${turn} 0 0 ${turn};
    }
    ${entry}::before {
      ${
        start === 'edge'
          ? piece(`${outside('left')} ${straight} border-left-width: 0;`)
          : piece(
              `${outside(start, `calc(${turn} + var(--cell) * ${isShort ? emptyCells : 0})`)} ${up} border-bottom-${start}-radius: ${turn};`,
            )
      }
    }
    ${
      end === 'right'
        ? `${item(count)}::after {
            ${piece(`${outside('right', `calc(${turn} + var(--cell) * ${emptyCells})`)} ${exit}`)}
            border-bottom-width: 0;
            border-radius: 0 ${last ? 0 : turn} 0 0;
          }`
        : `${emptyCells && !isShort ? `${item(count)}::before { ${piece(`${outside('right', acrossEmptyCells)} ${down} border-right-width: 0;`)} }` : ''}
          ${firstOfLastRow}::after {
            ${piece(`${outside('left')} ${exit}`)}
            border-bottom-width: 0;
            border-radius: ${last ? 0 : turn} 0 0 0;
          }`
    }
  `;
}
