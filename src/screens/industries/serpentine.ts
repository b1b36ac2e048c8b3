import { css } from 'styled-components';
import { space, spacing } from '../../theme/tokens.ts';
import { LineHeading, LineItem, LineList, LineText } from './lineParts.ts';

/**
 * Where the line enters a list: from the window's edge, or from the list above, in the left or the
 * right margin.
 */
export type LineEnd = 'edge' | 'left' | 'right';

const turnWidth = `calc(${space.margin} * 0.6)`;
/** The width from the start of one column to that of the next, times `count`. */
const pitches = (count: number) => `(var(--cell) + ${space.gutter}) * ${count}`;
const far = '300vh';
const item = (position: number | string) => `${LineItem}:nth-child(${position})`;
const linePiece = (place: string) =>
  `content: ''; position: absolute; pointer-events: none; border: 0 solid var(--line); ${place}`;
const fromRowDown =
  'top: calc(var(--line-at) - var(--stroke) / 2); border-top-width: var(--stroke);';
const fromRowUp = `bottom: calc(100% - var(--line-at) - var(--stroke) / 2); height: ${far}; border-bottom-width: var(--stroke);`;
const straight = `${fromRowDown} width: 100vw;`;
/** Returns CSS that puts a piece of line in the margin on one side of an item. */
const inMargin = (side: 'left' | 'right', width = turnWidth) =>
  `${side === 'right' ? 'left' : 'right'}: calc(100% - 1px); width: ${width}; border-${side}-width: var(--stroke);`;

/** Puts the heading above the line and the text below it, in the cells before a short list. */
const besideHeading = (cells: number) => css`
  ${LineHeading}, ${LineText} { grid-column: 1 / span ${cells}; }
  ${LineText} { grid-row: 2; margin: calc(${spacing.l} + var(--cell) * 0.047 + 0.25rem) 0 0; }
  ${LineList} { grid-row: 2; margin-top: calc(${spacing.l} - var(--line-at)); }
  ${item(1)} { grid-column-start: ${cells + 1}; }
`;

/** Returns the side on which the line leaves the last row of a list. */
export const endSide = (count: number, columns: number, start: LineEnd) =>
  (Math.ceil(count / columns) % 2 === 1) === (start === 'right') ? 'left' : 'right';

/**
 * Styles of a grid of a heading, a text and a list, with a line through the list's items, which
 * runs to the right and to the left in turn. The pseudo-elements of the first and the last items of
 * rows draw its turns. A list shorter than a row is at the row's end, beside the heading.
 * @param start where the line enters the first row
 * @param last whether the line ends with this list, by leaving the window
 */
export function serpentine(count: number, columns: number, start: LineEnd, last: boolean) {
  const isReversed = start === 'right';
  const everySecondRow = (position: number) => item(`${2 * columns}n + ${position}`);
  const [endOfRightRow, startOfLeftRow] = isReversed ? [2 * columns, 1] : [columns, columns + 1];
  const end = endSide(count, columns, start);
  const emptyCells = columns - (((count - 1) % columns) + 1);
  const isShort = count < columns;
  const cellsBefore = isShort ? emptyCells : 0;
  const cellsAfter = isShort ? 0 : emptyCells;
  const firstOfLastRow = item(count + emptyCells - columns + 1);
  const entry = item(isReversed ? Math.min(count, columns) : 1);
  const toLeftMargin = `calc(${turnWidth} + ${pitches(cellsBefore)})`;
  const exit = last ? `${straight} border-${end}-width: 0;` : `${fromRowDown} height: ${far};`;
  // The last drawing itself continues to the window's edge, as far as its line does.
  const drawnExit = last && end === 'right' && !cellsAfter;
  return css`
    --cell: calc((100cqi - ${space.gutter} * ${columns - 1}) / ${columns});
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    ${isShort && besideHeading(cellsBefore)}
    ${LineItem} { --bridge: calc(${space.gutter} + 1px); }
    ${item(`${columns}n - ${cellsBefore}`)} { --bridge: 0px; }
    ${drawnExit && `${item(count)} { --bridge: min(${space.margin}, var(--cell) * 0.22); }`}
    ${everySecondRow(endOfRightRow)}::after {
      ${linePiece(`${fromRowDown} ${inMargin('right')} height: calc(100% + var(--stroke));`)}
      border-bottom-width: var(--stroke);
      border-radius: 0 ${turnWidth} ${turnWidth} 0;
    }
    ${everySecondRow(startOfLeftRow)}::after {
      ${linePiece(`${fromRowDown} ${inMargin('left')} height: calc(100% + var(--stroke));`)}
      border-bottom-width: var(--stroke);
      border-radius: ${turnWidth} 0 0 ${turnWidth};
    }
    ${entry}::before {
      ${
        start === 'edge'
          ? linePiece(`${inMargin('left')} ${straight} border-left-width: 0;`)
          : linePiece(
              `${inMargin(start, isReversed ? turnWidth : toLeftMargin)} ${fromRowUp} border-bottom-${start}-radius: ${turnWidth};`,
            )
      }
    }
    ${
      end === 'right'
        ? `${item(count)}::after {
            ${linePiece(`${inMargin('right', `calc(${turnWidth} + ${pitches(cellsAfter)})`)} ${exit}`)}
            border-bottom-width: 0;
            border-radius: 0 ${last ? 0 : turnWidth} 0 0;
            ${last ? 'left: calc(100% + var(--bridge) - 1px);' : ''}
          }`
        : `${cellsAfter ? `${item(count)}::before { ${linePiece(`${inMargin('right', `calc(${pitches(cellsAfter)} + 2px)`)} ${fromRowDown} border-right-width: 0;`)} }` : ''}
          ${firstOfLastRow}::after {
            ${linePiece(`${inMargin('left', toLeftMargin)} ${exit}`)}
            border-bottom-width: 0;
            border-radius: ${last ? 0 : turnWidth} 0 0 0;
          }`
    }
  `;
}
