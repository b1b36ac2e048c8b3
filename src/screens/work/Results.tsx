import styled from 'styled-components';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import type { Result } from '../../content/schemas/workSchema.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, space, stroke } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { ClientSection } from './ClientSection.ts';

const ResultList = styled.ol`
  list-style: none;
  display: grid;
  gap: 1.25rem ${space.gutter};
  /* Aligns the numbers of a row, their explanations and their sources. */
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); row-gap: 0; }
`;

const ResultItem = styled.li`
  border-top: ${stroke.line} solid var(--line);
  padding-top: 0.5rem;
  ${from.tablet} { display: grid; grid-row: span 3; grid-template-rows: subgrid; align-items: start; }
  ${from.desktop} { padding-top: 1rem; }
`;

/** Isn't a heading, because a bare number says nothing in a list of headings. */
const ResultFigure = styled.p`
  font-size: ${fontSize.text};
  font-weight: 600;
  line-height: 1.2;
  ${from.tablet} { margin-bottom: 0.5rem; }
  ${shaped.wide} { font-size: ${fontSize.title}; }
`;

const ResultNumber = styled.strong`
  margin-right: 0.08em;
  font-size: ${fontSize.large};
  line-height: 1;
  letter-spacing: -0.045em;
  ${shaped.wide} {
    font-size: ${fontSize.headline};
    ${from.tablet} { font-size: min(8vw, ${fontSize.headline}); }
  }
`;

const ResultText = styled.p`
  max-width: 26em;
  margin-top: 0.5rem;
`;

const ResultSource = styled(ResultText)`font-size: 1rem; line-height: 1.4;`;

/** A work's results: large numbers, with what was measured, how, when and by whom. */
export const Results = ({
  heading,
  measured,
  measurer,
  items,
}: PageText<'work'>['results'] & { items: readonly Result[] }) => (
  <ClientSection aria-labelledby="results">
    <VisuallyHidden as="h2" id="results">
      {heading}
    </VisuallyHidden>
    <ResultList role="list">
      {items.map(({ value, unit, what, how, when, by }) => (
        <ResultItem key={what}>
          <ResultFigure>
            <ResultNumber>{value}</ResultNumber> {unit}
          </ResultFigure>
          <ResultText>{what}</ResultText>
          <ResultSource>
            <Foreign>{`${measured} ${how}; ${when}, ${measurer} ${by}.`}</Foreign>
          </ResultSource>
        </ResultItem>
      ))}
    </ResultList>
  </ClientSection>
);
