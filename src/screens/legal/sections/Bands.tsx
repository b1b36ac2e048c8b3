import styled, { css } from 'styled-components';
import type { Legal } from '../../../content/load/load.ts';
import { below, from } from '../../../theme/theme.ts';
import { fontSize, space, spacing, titleType } from '../../../theme/tokens.ts';
import { type Tone, tone } from '../../../ui/Section.tsx';
import { Chapter } from '../../../ui/text.ts';

/** Pages can set `--band-padding`. */
const rowPadding = `var(--band-padding, ${spacing.m})`;

/** Spans the window, as its bands do. Smaller windows show all in one column. */
const BandTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${from.desktop} { table-layout: fixed; }
  ${below.desktop} { display: block; }
`;

const BandCaption = styled.caption`
  padding: ${spacing.xl} ${space.margin} ${spacing.xs};
  text-align: left;
  ${below.desktop} { display: block; }
`;

const BandHead = styled.thead`
  ${below.desktop} { display: none; }
`;

const cellStyle = css`
  text-align: left;
  vertical-align: top;
  ${from.desktop} { padding: ${rowPadding} ${space.gutter} ${rowPadding} 0; }
  ${below.desktop} { display: block; }
`;

/** 51%: half the window plus half the gutter; widths of table cells can't use calc(). */
const firstColumn = `${from.desktop} { width: 51%; padding-left: ${space.margin}; }`;

const ColumnName = styled.th<{ $first: boolean }>`
  ${cellStyle}
  ${from.desktop} { padding-block: 0 ${spacing.xs}; font-size: ${fontSize.small}; }
  ${({ $first }) => $first && firstColumn}
`;

const Band = styled.tbody<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  border-top: 2px solid var(--line);
  ${below.desktop} { display: block; padding-block: ${spacing.xs} ${spacing.xxs}; }
`;

/** Rules its cells on desktops, not the row, so that no rule crosses the band's name. */
const BandRow = styled.tr`
  ${from.desktop} { & + & > * { border-top: 2px solid var(--line); } }
  ${below.desktop} {
    display: block;
    margin: 0 ${space.margin};
    padding-bottom: ${spacing.xs};
    & + & { padding-top: ${spacing.xs}; border-top: 2px solid var(--line); }
  }
`;

const BandName = styled.th`
  ${cellStyle}
  ${firstColumn}
  font-size: ${fontSize.display};
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.045em;
  /* Aligns the top of its letters with that of the rows. */
  ${from.desktop} { padding-top: calc(${rowPadding} - 0.12em); }
  ${below.desktop} { padding-bottom: ${spacing.xxs}; }
`;

const RowName = styled.th`${cellStyle} ${titleType}`;

const RowText = styled.td`
  ${cellStyle}
  ${from.desktop} { padding-right: ${space.margin}; }
`;

/** A table whose groups of rows are bands, named in large type. */
export const Bands = ({ id, heading, table }: Legal['sections'][number]) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <BandTable>
      <BandCaption>
        <Chapter id={`${id}-heading`}>{heading}</Chapter>
      </BandCaption>
      <BandHead>
        <tr>
          {table?.head.map((head, index) => (
            <ColumnName key={head} scope="col" $first={index === 0}>
              {head}
            </ColumnName>
          ))}
        </tr>
      </BandHead>
      {table?.groups?.map(({ name, background, rows }) => (
        <Band key={name} $tone={background}>
          {rows.map(([what, ...cells], index) => (
            <BandRow key={what}>
              {index === 0 && (
                <BandName scope="rowgroup" rowSpan={rows.length}>
                  {name}
                </BandName>
              )}
              <RowName scope="row">{what}</RowName>
              {cells.map((cell) => (
                <RowText key={cell}>{cell}</RowText>
              ))}
            </BandRow>
          ))}
        </Band>
      ))}
    </BandTable>
  </section>
);
