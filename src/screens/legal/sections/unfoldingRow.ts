import { css } from 'styled-components';
import { below } from '../../../theme/theme.ts';
import { FoldDetails, foldRow, rowPadding } from '../../../ui/Fold.tsx';

/** Styles a section that phones fold to a row. It opens if it is the target of a link. */
export const unfoldingRow = css`
  ${foldRow}
  ${below.tablet} {
    padding: ${rowPadding} 0;
    border-top: 2px solid var(--line);
    ${FoldDetails}[open] { padding-block: 0.5rem; }
  }
  &&:target ${FoldDetails}::details-content { content-visibility: visible; }
  @media print { display: block; padding: 1rem 0 0; border: 0; p { font-size: 11pt; } }
`;

/** Adds a rule below the last of such sections, for the element around them. */
export const unfoldingRows = css`
  ${below.tablet} { border-bottom: 2px solid var(--line); }
`;
