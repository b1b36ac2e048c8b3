import styled from 'styled-components';
import type { Report } from '../../../content/schemas/exhibitSchemas.ts';
import { below, color, from } from '../../../theme/theme.ts';
import { space, spacing, titleType } from '../../../theme/tokens.ts';
import { Section } from '../../../ui/Section.tsx';
import { Chapter } from '../../../ui/text.ts';

/** A sheet of paper, light also in the dark colour scheme, but not white. */
const ReportPaper = styled.div`
  --line: ${color.ink};
  --side: 0.75rem;
  container-type: inline-size;
  margin: ${spacing.xl} calc(0.75rem - ${space.margin}) 0;
  padding: ${spacing.l} var(--side) ${spacing.xxl};
  background: light-dark(${color.onDeep}, color-mix(in srgb, ${color.onDeep} 89%, ${color.ink}));
  color: ${color.ink};
  ${from.tablet} { --side: ${spacing.l}; margin-inline: 0; }
`;

const ReportHeader = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1.5rem;
  padding-bottom: 0.75rem;
  border-bottom: 2px solid var(--line);
`;

/**
 * Holds a drawing and a remark. The drawing's box is as wide as the paper, so a line that extends
 * past its view box leaves at the paper's right edge, below the remark.
 */
const ReportRemark = styled.div`
  img { width: calc(100% + 2 * var(--side)); max-width: none; margin: ${spacing.l} calc(-1 * var(--side)) 0; }
  p { margin-top: 1.25rem; ${titleType} }
  ${from.tablet} {
    display: grid;
    grid-template-columns: 7fr 4fr;
    column-gap: ${space.gutter};
    align-items: center;
    img {
      grid-area: 1 / 1 / 2 / -1;
      height: calc(((100cqw - ${space.gutter}) * 7 / 11 + var(--side)) * 5 / 8);
    }
    p { grid-area: 1 / 2; margin: 0; }
  }
`;

/** The columns are numbered findings, their grades and their values. */
const ReportTable = styled.table`
  width: 100%;
  margin-top: ${spacing.l};
  border-collapse: collapse;
  line-height: 1.3;
  tr { border-top: 2px solid var(--line); }
  :is(th, td) {
    padding: 0.75rem min(1rem, 2.7vw) 0.9rem 0;
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  thead th { font-weight: 600; overflow-wrap: normal; }
  [data-finding] { width: 60%; }
  ${from.tablet} {
    thead th, td { white-space: nowrap; }
  }
  /* Without room for three columns, as with very large type, the finding has its own line. */
  @container (width < 12em) {
    &, thead, tbody { display: block; }
    tr { display: flex; flex-wrap: wrap; padding: 0.75rem 0; }
    :is(th, td) { padding-block: 0; }
    [data-finding] { width: 100%; }
  }
`;

/** Draws the grade as pen strokes, on the right of its number. */
const ReportStrokes = styled.b`
  margin-left: 0.75rem;
  letter-spacing: 0.2em;
  ${below.tablet} { display: none; }
`;

interface Props {
  heading: string;
  slug: string;
  report: Report;
}

/**
 * A page of the report that the client gets at the end: a drawing, a remark and graded findings.
 */
export const ReportPage = ({
  heading,
  slug,
  report: { page, of, about, alt, note, columns, lines: findings },
}: Props) => (
  <Section $tone="loud" aria-labelledby="exhibit">
    <Chapter id="exhibit">{heading}</Chapter>
    <ReportPaper>
      <ReportHeader>
        <strong id="report">{of}</strong>
        <span>{about}</span>
        <span>{page}</span>
      </ReportHeader>
      <ReportRemark>
        <img
          src={`/illustrations/exhibits/${slug}.svg`}
          alt={alt}
          width={800}
          height={500}
          loading="lazy"
        />
        <p>{note}</p>
      </ReportRemark>
      <ReportTable aria-labelledby="report">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-finding={index ? undefined : ''}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {findings.map(({ text, grade, value }, index) => (
            <tr key={text}>
              <th scope="row" data-finding="">
                {`${index + 1}. ${text}`}
              </th>
              <td>
                {grade}
                <ReportStrokes aria-hidden>{'|'.repeat(grade)}</ReportStrokes>
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </ReportPaper>
  </Section>
);
