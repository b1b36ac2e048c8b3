import styled, { css } from 'styled-components';
import { workPath } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { breakpoints, fontSize, fromTablet, space, spacing } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Section } from '../../ui/Section.tsx';
import { Title } from '../../ui/text.ts';

/** A measured result of a work, shown with a large figure. */
export interface ResultLine {
  figure: string;
  text: string;
  slug: string;
  client: string;
  lang?: string;
}

/** Makes figures as large as the page's title, each above its text. */
const largeFigures = css`
  row-gap: ${spacing.xl};
  strong { font-size: ${fontSize.display}; }
  ${shaped.phone} { strong { font-size: calc(3rem + 13vw); } }
  /* Fits three of them in narrow columns. */
  @media ${fromTablet} and (width < ${breakpoints.wide}) {
    strong { font-size: ${fontSize.headline}; }
  }
`;

const ResultLineList = styled.ul<{ $large: boolean | undefined }>`
  display: grid;
  gap: 1.25rem ${space.gutter};
  strong { display: block; margin-bottom: 0.35rem; font-size: max(${fontSize.large}, ${fontSize.chapter}); line-height: 1; letter-spacing: -0.045em; }
  a { padding: 0.35em 0; }
  ${from.tablet} { grid-template-columns: repeat(3, 1fr); }
  ${({ $large }) => $large && largeFigures}
`;

interface Props {
  heading: string;
  lines: readonly ResultLine[];
  /** Shows larger figures across the whole page. */
  large?: true;
}

/** Results of works, each with a link to how it was measured. */
export const ResultLines = ({ heading, lines, large }: Props) => (
  <Section $tone="deep" $size="short" aria-labelledby="results">
    <Columns $columns={large ? 1 : 'third'}>
      <Title as="h2" id="results">
        {heading}
      </Title>
      <ResultLineList role="list" $large={large}>
        {lines.map(({ figure, text, slug, client, lang }) => (
          <li key={slug}>
            <p>
              <strong>{figure}</strong>
              {` ${text} `}
              <Link href={`${workPath(slug)}#results`} lang={lang}>
                {client}
              </Link>
            </p>
          </li>
        ))}
      </ResultLineList>
    </Columns>
  </Section>
);
