import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { largeType, space, spacing } from '../theme/tokens.ts';
import { FoldedTermList, FoldedTerms, type FoldedTermsProps } from './FoldedTerms.tsx';

const LargeTermList = styled(FoldedTermList)`
  dt { ${largeType} }
  ${from.wide} {
    dd { max-width: none; columns: 2; column-gap: ${space.gutter}; }
    p { break-inside: avoid; }
    p + p { margin-top: 0; }
    & > div { padding-block: ${spacing.m} ${spacing.xl}; }
  }
`;

/** Folded terms that are large, with paragraphs beside each other where there is room. */
export const LargeFoldedTerms = (props: FoldedTermsProps) => (
  <FoldedTerms {...props} list={LargeTermList} />
);
