import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { below, from } from '../../theme/theme.ts';
import { fontSize, space, spacing, titleType } from '../../theme/tokens.ts';
import { type Tone, tone } from '../../ui/Section.tsx';
import { Chapter } from '../../ui/text.ts';

/** Pages can set it. */
const rowPadding = `var(--band-padding, ${spacing.m})`;

/** From one edge of the window to the other, as its bands are. */
const BandTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { text-align: left; vertical-align: top; }
  caption { padding: ${spacing.xl} ${space.margin} ${spacing.xs}; text-align: left; }
  ${from.desktop} {
    table-layout: fixed;
    th, td { padding: ${rowPadding} ${space.gutter} ${rowPadding} 0; }
    thead th { padding-block: 0 ${spacing.xs}; font-size: ${fontSize.small}; }
    /* Half of the window and of the gutter, which is 2 % of it. Table cells take no sums. */
    [data-names] { width: 51%; padding-left: ${space.margin}; }
    td { padding-right: ${space.margin}; }
    tr + tr > * { border-top: 2px solid var(--line); }
  }
  ${below.desktop} {
    display: block;
    :is(caption, tbody, tr, th, td) { display: block; }
    thead { display: none; }
    tr { margin: 0 ${space.margin}; padding-bottom: ${spacing.xs}; }
    tr + tr { padding-top: ${spacing.xs}; border-top: 2px solid var(--line); }
  }
`;

const Band = styled.tbody<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  border-top: 2px solid var(--line);
  ${below.desktop} { padding-block: ${spacing.xs} ${spacing.xxs}; }
`;

const BandName = styled.th`
  font-size: ${fontSize.display};
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.045em;
  /* Aligns the top of its letters with that of the rows. */
  ${from.desktop} { && { padding-top: calc(${rowPadding} - 0.12em); } }
  ${below.desktop} { padding-bottom: ${spacing.xxs}; }
`;

const RowName = styled.th`${titleType}`;

/** A table whose groups of rows are bands, named in large type. */
export const Bands = ({ id, heading, table }: Legal['sections'][number]) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <BandTable>
      <caption>
        <Chapter id={`${id}-heading`}>{heading}</Chapter>
      </caption>
      <thead>
        <tr>
          {table?.head.map((head, index) => (
            <th key={head} scope="col" data-names={index ? undefined : ''}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {table?.groups?.map(({ name, background, rows }) => (
        <Band key={name} $tone={background}>
          {rows.map(([what, ...cells], index) => (
            <tr key={what}>
              {index === 0 && (
                <BandName data-names="" scope="rowgroup" rowSpan={rows.length}>
                  {name}
                </BandName>
              )}
              <RowName scope="row">{what}</RowName>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </Band>
      ))}
    </BandTable>
  </section>
);
