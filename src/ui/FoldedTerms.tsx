import styled from 'styled-components';
import { below } from '../theme/theme.ts';
import { Each } from './Each.tsx';
import { Fold, foldRow } from './Fold.tsx';
import { Terms } from './terms.ts';

const FoldedTermList = styled(Terms)`
  & > div { ${foldRow} }
  ${below.tablet} {
    & > div { padding-bottom: 0.75rem; }
    dd { margin: 0; }
    summary + p { margin-top: 0.5em; }
  }
  p + p { margin-top: 1em; }
`;

interface Props {
  /** Names the switches of the rows for screen readers, before the term. */
  more: string;
  terms: readonly (readonly [term: string, paragraphs: readonly string[]])[];
}

/** Terms whose meanings phones show on request. */
export const FoldedTerms = ({ more, terms }: Props) => (
  <FoldedTermList>
    {terms.map(([term, paragraphs]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <Fold summary={more} topic={term} row>
            <Each as="p" texts={paragraphs} />
          </Fold>
        </dd>
      </div>
    ))}
  </FoldedTermList>
);
