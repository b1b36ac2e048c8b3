import { css } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** Where a line comes in or goes out: past the window's edge, or along its margin from or to the list on the next field. */
export type End = 'edge' | 'left' | 'right';

const turn = `calc(${space.margin} * 0.6)`;
const far = '300vh';
const piece = (place: string) =>
  `content: ''; position: absolute; pointer-events: none; border: 0 solid var(--line); ${place}`;
/** From the end of a row's line down to the next one, or up to where the field begins. */
const down = 'top: calc(var(--line-at) - var(--stroke) / 2); border-top-width: var(--stroke);';
const up = `bottom: calc(100% - var(--line-at) - var(--stroke) / 2); height: ${far}; border-bottom-width: var(--stroke);`;
const straight = `${down} width: 100vw;`;
const beside = (side: 'left' | 'right', width = turn) =>
  `${side === 'right' ? 'left' : 'right'}: calc(100% - 1px); width: ${width}; border-${side}-width: var(--stroke);`;

/** On which side the line of a list leaves its last row, if it comes in on one. */
export const leaves = (count: number, columns: number, from: End) =>
  (Math.ceil(count / columns) % 2 === 1) === (from === 'right') ? 'left' : 'right';

/** A grid whose rows hang on one line: it runs to the right and to the left in turn. */
export function serpentine(count: number, columns: number, from: End, last: boolean) {
  const [toRight, toLeft] = from === 'right' ? [columns, 0] : [0, columns];
  const nth = (column: number) => `:nth-child(${2 * columns}n + ${column})`;
  const out = leaves(count, columns, from);
  const rest = columns - (((count - 1) % columns) + 1);
  const across = `calc(var(--cell) * ${rest} + 2px)`;
  /** One row whose line comes in from beyond its end. */
  const short = from === 'right' && count < columns;
  const firstOfLast = `li:nth-child(${count + rest - columns + 1})`;
  const entry = from === 'right' ? `li:nth-child(${Math.min(count, columns)})` : 'li:first-child';
  const exit = last ? `${straight} border-${out}-width: 0;` : `${down} height: ${far};`;
  return css`
    --cell: calc(100cqi / ${columns});
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    li${nth(toRight + columns)}::after {
      ${piece(`${down} ${beside('right')} height: calc(100% + var(--stroke));`)}
      border-bottom-width: var(--stroke);
      border-radius: 0 ${turn} ${turn} 0;
    }
    li${nth(toLeft + 1)}::after {
      ${piece(`${down} ${beside('left')} height: calc(100% + var(--stroke));`)}
      border-bottom-width: var(--stroke);
      border-radius: ${turn} 0 0 ${turn};
    }
    ${entry}::before {
      ${
        from === 'edge'
          ? piece(`${beside('left')} ${straight} border-left-width: 0;`)
          : piece(
              `${beside(from, `calc(${turn} + var(--cell) * ${short ? rest : 0})`)} ${up} border-bottom-${from}-radius: ${turn};`,
            )
      }
    }
    ${
      out === 'right'
        ? `li:last-child::after {
            ${piece(`${beside('right', `calc(${turn} + var(--cell) * ${rest})`)} ${exit}`)}
            border-bottom-width: 0;
            border-radius: 0 ${last ? 0 : turn} 0 0;
          }`
        : `${rest && !short ? `li:last-child::before { ${piece(`${beside('right', across)} ${down} border-right-width: 0;`)} }` : ''}
          ${firstOfLast}::after {
            ${piece(`${beside('left')} ${exit}`)}
            border-bottom-width: 0;
            border-radius: ${last ? 0 : turn} 0 0 0;
          }`
    }
  `;
}
