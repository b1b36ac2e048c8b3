import styled from 'styled-components';
import { workPath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { Title } from '../../ui/text.ts';

/** A figure at full size, what it says, and whose it is. */
export interface ResultLine {
  figure: string;
  text: string;
  slug: string;
  client: string;
  lang?: string;
}

const Lines = styled.ul`
  display: grid;
  gap: 2rem ${space.gutter};
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  strong { display: block; font-size: clamp(4.5rem, 8vw, 7rem); line-height: 1; letter-spacing: -0.045em; margin-bottom: 0.5rem; }
  ${from.tablet} { grid-template-columns: repeat(3, 1fr); strong { font-size: min(8vw, 7rem); } }
  p { margin-bottom: 0.5rem; }
  a { display: inline-block; padding: 0.35em 0; }
`;

/** Results of works, each with the way to how it was measured. */
export const ResultLines = ({ heading, lines }: { heading: string; lines: readonly ResultLine[] }) => (
  // The ring of a focused link needs room: what is outside the field is not painted.
  <Field aria-labelledby="results" style={{ paddingTop: space.shortField, paddingBottom: '1rem' }}>
    <Title as="h2" id="results">
      {heading}
    </Title>
    <Lines role="list">
      {lines.map(({ figure, text, slug, client, lang }) => (
        <li key={slug}>
          <p>
            <strong>{figure}</strong> {text}
          </p>
          <Link href={`${workPath(slug)}#results`} lang={lang}>
            {client}
          </Link>
        </li>
      ))}
    </Lines>
  </Field>
);
