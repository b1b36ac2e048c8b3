import styled, { css } from 'styled-components';
import { color, from } from '../theme/theme.ts';
import {
  belowDesktop,
  belowTablet,
  fontSize,
  fromTablet,
  space,
  titleType,
} from '../theme/tokens.ts';
import { Foreign } from './Foreign.tsx';

/** The first cell of each row, except in the foot. */
export const TableRowName = styled.th``;

/**
 * Makes the first column a third of the page wide, and two others as well: the padding of the last
 * one is cut off.
 */
const inThirds = css`
  @media screen and ${fromTablet} {
    width: calc(100% + ${space.gutter});
    clip-path: inset(0 ${space.gutter} 0 0);
    [data-wide] { width: 33.333%; }
    td, th { padding-block: 0.375rem; padding-right: ${space.gutter}; text-wrap: balance; }
    thead th { font-size: ${fontSize.small}; font-weight: 400; }
    /* Two columns of numbers are as wide as one of text. */
    [data-number] { width: 9rem; padding-right: ${space.gutter}; }
    ${from.desktop} { [data-number] { width: 16.667%; } }
  }
`;

/** Enlarges names and prices. On phones they are side by side, as in lists of services. */
const asPriceList = css`
  ${TableRowName}, [data-number='first'] { ${titleType} }
  @media screen and ${belowTablet} {
    tr { display: grid; grid-template-columns: 1fr auto; grid-auto-flow: dense; gap: 0 1rem; align-items: baseline; }
    th, td { grid-column: 1; }
    [data-number] { grid-column: 2; text-align: right; }
    td { font-size: ${fontSize.small}; }
    [data-head]::before { position: absolute; clip-path: inset(50%); }
  }
`;

/**
 * Sections can set the colour of the rules, `--rule`. Cells and rows have the style of their tag, as
 * each tag has one role. On phones the rows become blocks, so that nothing scrolls sideways. Browsers
 * keep their roles, Safari since version 17, and HTML allows none to be set on them.
 */
const TableGrid = styled.table<{ $thirds: boolean | undefined; $prices: boolean }>`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.4;
  th { text-align: left; font-weight: 600; }
  [data-number] { font-variant-numeric: tabular-nums; }
  td, th { display: block; padding: 0.15rem 0; text-wrap: pretty; }
  thead { display: none; }
  tfoot { display: block; font-weight: 600; }
  [data-sum] { ${titleType} font-variant-numeric: tabular-nums; }
  tr { display: block; padding: 0.5rem 0; border-top: 1px solid var(--rule, ${color.quietText}); }
  [data-head]::before { content: attr(data-head) ': '; color: ${color.quietText}; }
  /* Shows the column's name in the first row; screen readers say it in each. */
  tr + tr [data-head]::before { position: absolute; clip-path: inset(50%); }
  @media ${fromTablet}, print {
    td, th { display: table-cell; padding: 0.5rem 1.25rem 0.5rem 0; vertical-align: baseline; }
    thead { display: table-header-group; }
    /* Paper would repeat a footer group on each sheet. */
    tfoot { display: table-row-group; }
    tr { display: table-row; }
    tfoot tr { border-top: 0.2rem solid; }
    [data-head]::before { content: none; }
    table-layout: fixed;
    [data-wide] { width: 34%; }
    [data-number] { padding-right: 0; text-align: right; }
    @media ${belowDesktop} { [data-sum] { font-size: inherit; } }
  }
  ${({ $thirds }) => $thirds && inThirds}
  ${({ $prices }) => $prices && asPriceList}
`;

/** Whether a cell has an amount and no other word than a currency: `€18,600`, `205,000 kr`. */
const isNumber = (cell: string) => /^\p{Sc}?[\d.,\s]+\p{L}{0,3}$/u.test(cell);

const TableRow = ({
  cells: [name = '', ...values],
  head: [, ...columns],
  isFoot = false,
}: {
  cells: string[];
  head: string[];
  isFoot?: boolean;
}) => {
  const RowName = isFoot ? 'th' : TableRowName;
  const firstNumber = values.findIndex(isNumber);
  return (
    <tr>
      <RowName scope="row">
        <Foreign>{name}</Foreign>
      </RowName>
      {values.map((cell, index) => (
        <td
          key={columns[index]}
          data-head={columns[1] && columns[index]?.replace('?', '')}
          data-number={isNumber(cell) ? (index === firstNumber ? 'first' : '') : undefined}
          data-sum={isFoot && index > 0 ? '' : undefined}
        >
          <Foreign>{cell}</Foreign>
        </td>
      ))}
    </tr>
  );
};

interface Props {
  name: string;
  table: { head: string[]; rows: string[][]; foot?: string[] | undefined };
  /** The index of the column that is wider than the others. */
  wideColumn?: number;
  /** Makes the table as wide as the page, with columns of a third. */
  thirds?: boolean;
}

/** A table whose first column names its rows. */
export const Table = ({ name, table: { head, rows, foot }, wideColumn = 0, thirds }: Props) => (
  <TableGrid aria-label={name} $thirds={thirds} $prices={isNumber(rows[0]?.at(-1) ?? '')}>
    <thead>
      <tr>
        {head.map((cell, index) => (
          <th
            key={cell}
            scope="col"
            data-wide={index === wideColumn ? '' : undefined}
            data-number={isNumber(rows[0]?.[index] ?? '') ? '' : undefined}
          >
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <TableRow key={row[0]} cells={row} head={head} />
      ))}
    </tbody>
    {foot && (
      <tfoot>
        <TableRow cells={foot} head={head} isFoot />
      </tfoot>
    )}
  </TableGrid>
);
