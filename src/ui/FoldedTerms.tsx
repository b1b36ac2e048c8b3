import styled, { css } from 'styled-components';
import { below, from } from '../theme/theme.ts';
import { largeType, space, spacing } from '../theme/tokens.ts';
import { Each } from './Each.tsx';
import { Fold, foldRow, rowPadding } from './Fold.tsx';
import { Terms } from './Terms.ts';

/** Large terms, and paragraphs beside each other. */
const acrossPageStyle = css`
  dt { ${largeType} }
  ${from.wide} {
    dd { max-width: none; columns: 2; column-gap: ${space.gutter}; }
    p { break-inside: avoid; }
    p + p { margin-top: 0; }
    & > div { padding-block: ${spacing.m} ${spacing.xl}; }
  }
`;

const FoldedTermList = styled(Terms)<{ $acrossPage: boolean }>`
  margin-top: ${spacing.l};
  & > div { ${foldRow} }
  ${below.tablet} {
    & > div { padding-bottom: ${rowPadding}; }
    dd { margin: 0; }
    summary + p { margin-top: 0.5em; }
  }
  p + p { margin-top: 1em; }
  ${({ $acrossPage }) => $acrossPage && acrossPageStyle}
`;

interface Props {
  /** Names the switches of the rows for screen readers, before the term. */
  more: string;
  terms: readonly (readonly [term: string, paragraphs: readonly string[]])[];
  /** Whether the first row is open. */
  open?: boolean;
  /** Whether the terms are large and their paragraphs fill the page, where there is room. */
  acrossPage?: boolean;
}

/** Terms whose meanings phones show on request. */
export const FoldedTerms = ({ more, terms, open = false, acrossPage = false }: Props) => (
  <FoldedTermList $acrossPage={acrossPage}>
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
  </FoldedTermList>
);
