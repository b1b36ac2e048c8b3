/** The side to which the line runs in a row, and on which it leaves the row. */
export type Side = 'left' | 'right';

/**
 * A piece of the line beside an item, which continues the line of the item's drawing. The line
 * enters a list from a side, down from the list above or, with `from-edge`, straight from the
 * window's edge. It leaves a row to a side, and there runs into the next row, `down` to the next
 * list or, with `to-edge`, straight to the window's edge.
 */
export type LinePiece =
  | `from-${Side}`
  | 'from-edge'
  | `to-${Side}`
  | 'down'
  | 'to-edge'
  /** Covers the empty cells after the last item, in a row that runs to the left. */
  | 'over-empty'
  /** Does not cover the gap after the last column. */
  | 'last-column';

/** The place of an item on the line. */
export interface LinePlace {
  /** The item's index in its list. */
  index: number;
  /** How many items the list has. */
  count: number;
  /** How many items precede the list on the line. */
  preceding: number;
  /** Whether the line ends with this list, by leaving the window. */
  isLast: boolean;
}

/** Counts the empty cells of a list's last row. A list shorter than a row is at the row's end. */
export function emptyCells(count: number, columns: number): Record<Side, number> {
  const empty = Math.ceil(count / columns) * columns - count;
  return count < columns ? { left: empty, right: 0 } : { left: 0, right: empty };
}

/** Returns the pieces of line beside an item of a list that has rows of `columns`. */
export function linePieces({ index, count, preceding, isLast }: LinePlace, columns: number) {
  const row = Math.floor(index / columns);
  const isLastRow = row === Math.ceil(count / columns) - 1;
  const rowsAbove = Math.ceil(preceding / columns) + row;
  const side: Side = rowsAbove % 2 ? 'left' : 'right';
  const isFirstInRow = index % columns === 0;
  const isInLastColumn = (index + 1 + emptyCells(count, columns).left) % columns === 0;
  const isLastInRow = isInLastColumn || index === count - 1;
  const [isEntry, isExit] =
    side === 'right' ? [isFirstInRow, isLastInRow] : [isLastInRow, isFirstInRow];
  const pieces: LinePiece[] = [];
  if (isInLastColumn) pieces.push('last-column');
  if (isEntry && row === 0) pieces.push(side === 'right' ? 'from-left' : 'from-right');
  if (isEntry && rowsAbove === 0) pieces.push('from-edge');
  if (isEntry && side === 'left' && !isInLastColumn) pieces.push('over-empty');
  if (isExit) pieces.push(`to-${side}`);
  if (isExit && isLastRow) pieces.push(isLast ? 'to-edge' : 'down');
  return pieces.join(' ');
}
