import styled from 'styled-components';
import { below } from '../theme/theme.ts';
import { spacing } from '../theme/tokens.ts';
import { Each } from './Each.tsx';
import { Fold, FoldDetails, foldRow, rowPadding } from './Fold.tsx';
import { Terms } from './Terms.ts';

export const FoldedTermList = styled(Terms)`
  margin-top: ${spacing.l};
  & > div { ${foldRow} }
  ${below.tablet} {
    & > div { padding-bottom: ${rowPadding}; }
    dd { margin: 0; }
    ${FoldDetails}[open] { padding-top: 0.5em; }
  }
  p + p { margin-top: 1em; }
`;

export interface FoldedTermsProps {
  /** Names the switches of the rows for screen readers, before the term. */
  more: string;
  terms: readonly (readonly [term: string, paragraphs: readonly string[]])[];
  /** Whether the first row is open. */
  open?: boolean;
  /** The element around the terms. */
  list?: typeof FoldedTermList;
}

/** Terms whose meanings phones show on request. */
export const FoldedTerms = ({
  more,
  terms,
  open = false,
  list: List = FoldedTermList,
}: FoldedTermsProps) => (
  <List>
    {terms.map(([term, paragraphs], index) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <Fold summary={more} topic={term} row open={open && index === 0}>
            <Each as="p" texts={paragraphs} />
          </Fold>
        </dd>
      </div>
    ))}
  </List>
);
