import styled from 'styled-components';
import type { Report } from '../../../content/build/openings.ts';
import { below, color, from } from '../../../theme/theme.ts';
import { space, type } from '../../../theme/tokens.ts';
import { Field } from '../../../ui/Field.tsx';
import { Chapter } from '../../../ui/text.ts';

/** The page lies on the field. It is paper in the dark scheme too. */
const Paper = styled.div`
  --line: ${color.onMarked};
  container-type: inline-size;
  margin: clamp(2rem, 4vw, 3.5rem) calc(-1 * ${space.margin}) 0;
  padding: clamp(1.25rem, 3vw, 3rem) ${space.margin} clamp(2.5rem, 5vw, 5rem);
  background: ${color.onDeep};
  color: ${color.onMarked};
  ${from.tablet} { margin-inline: 0; padding-inline: clamp(1.5rem, 3vw, 3rem); }
`;

const Top = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  padding-bottom: 0.75rem;
  border-bottom: 2px solid var(--line);
  strong { font-weight: 600; }
`;

/** The line of the drawing begins at the paper's edge and ends at the remark. */
const Marked = styled.div`
  img { width: 100%; margin: clamp(1.25rem, 3vw, 2.5rem) 0 0; }
  p { max-width: 22em; font-size: ${type.title}; font-weight: 600; line-height: 1.2; letter-spacing: -0.015em; }
  ${below.tablet} { img { margin-left: calc(-1 * ${space.margin}); } p { margin-top: 1.25rem; } }
  ${from.tablet} {
    display: grid;
    grid-template-columns: 7fr 4fr;
    column-gap: ${space.gutter};
    align-items: center;
    img { width: calc(100% + clamp(1.5rem, 3vw, 3rem)); max-width: none; margin-left: calc(-1 * clamp(1.5rem, 3vw, 3rem)); }
  }
`;

const Lines = styled.table`
  width: 100%;
  margin-top: clamp(1.5rem, 3vw, 3rem);
  border-collapse: collapse;
  line-height: 1.3;
  tr { border-top: 2px solid var(--line); }
  :is(th, td) { padding: 0.75rem 1rem 0.9rem 0; text-align: left; vertical-align: top; font-weight: 400; }
  thead th { font-weight: 600; }
  counter-reset: line;
  tbody th { width: 60%; counter-increment: line; }
  tbody th::before { content: counter(line) '. '; }
  thead th { white-space: nowrap; overflow-wrap: normal; }
  :is(th, td):last-child { padding-right: 0; white-space: nowrap; }
  /* The grade again, as strokes of the pen. */
  i {
    display: inline-block;
    width: calc(var(--grade) * 0.75rem);
    height: 1em;
    margin-left: 0.75rem;
    vertical-align: -0.1em;
    background: repeating-linear-gradient(90deg, var(--line) 0 4px, #0000 0 0.75rem);
  }
  ${below.tablet} {
    :is(th, td):not(:last-child) { padding-right: 0.6rem; }
    :is(th, td):nth-child(n) { white-space: normal; }
    i { display: none; }
  }
  /* With no room for three columns, as with large type, the first has a line of its own. */
  @container (width < 16em) {
    &, thead, tbody { display: block; }
    tr { display: flex; flex-wrap: wrap; padding: 0.75rem 0; }
    tr > :nth-child(n) { padding-block: 0; white-space: normal; }
    tr > :first-child { width: 100%; }
  }
`;

interface Props {
  heading: string;
  slug: string;
  report: Report;
}

/** What the client has in hand at the end: a page of it, with a drawing, a remark and graded lines. */
export const ReportPage = ({
  heading,
  slug,
  report: { page, of, about, alt, note, columns, lines },
}: Props) => (
  <Field $tone="loud" aria-labelledby="opening" style={{ paddingBottom: space.shortField }}>
    <Chapter id="opening">{heading}</Chapter>
    <Paper>
      <Top>
        <strong id="report">{of}</strong>
        <span>{about}</span>
        <span>{page}</span>
      </Top>
      <Marked>
        <img
          src={`/illustrations/openings/${slug}.svg`}
          alt={alt}
          width={800}
          height={500}
          loading="lazy"
        />
        <p>{note}</p>
      </Marked>
      <Lines aria-labelledby="report">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, grade, value }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>
                {grade}
                <i style={{ '--grade': grade } as React.CSSProperties} />
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Paper>
  </Field>
);
