import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { color } from '../../theme/theme.ts';
import { fromTablet, titleType } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';

/** On phones the rows become blocks, so that nothing scrolls sideways. */
const LegalTableGrid = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.4;
  th { text-align: left; font-weight: 600; }
  td, th { display: block; padding: 0.15rem 0; }
  thead { display: none; }
  tfoot { display: block; font-weight: 600; }
  [data-sum] { ${titleType} font-variant-numeric: tabular-nums; }
  tr { display: block; padding: 0.75rem 0; border-top: 1px solid ${color.quietText}; }
  td::before { content: attr(data-head) ': '; color: ${color.quietText}; }
  @media ${fromTablet}, print {
    td, th { display: table-cell; padding: 0.75rem 1.25rem 0.75rem 0; vertical-align: top; }
    thead { display: table-header-group; }
    tfoot { display: table-footer-group; }
    tr { display: table-row; break-inside: avoid; }
    td::before { content: none; }
    table-layout: fixed;
    [data-name] { width: 34%; }
  }
`;

const LegalRow = ({
  cells: [name = '', ...values],
  head: [, ...columns],
  isFoot = false,
}: {
  cells: string[];
  head: string[];
  isFoot?: boolean;
}) => (
  <tr>
    <th scope="row">
      <Foreign>{name}</Foreign>
    </th>
    {values.map((cell, index) => (
      <td
        key={columns[index]}
        data-head={columns[index]?.replace('?', '')}
        data-sum={isFoot && index > 0 ? '' : undefined}
      >
        <Foreign>{cell}</Foreign>
      </td>
    ))}
  </tr>
);

interface Props {
  name: string;
  table: NonNullable<Legal['sections'][number]['table']>;
}

export const LegalTable = ({ name, table: { head, rows, foot } }: Props) => (
  <LegalTableGrid aria-label={name}>
    <thead>
      <tr>
        {head.map((cell, index) => (
          <th key={cell} scope="col" data-name={index === 0 ? '' : undefined}>
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <LegalRow key={row[0]} cells={row} head={head} />
      ))}
    </tbody>
    {foot && (
      <tfoot>
        <LegalRow cells={foot} head={head} isFoot />
      </tfoot>
    )}
  </LegalTableGrid>
);
