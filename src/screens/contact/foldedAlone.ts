import { css } from 'styled-components';
import { below } from '../../theme/theme.ts';
import { foldRow, rowPadding } from '../../ui/Fold.tsx';

/** Styles a row with a single fold, which phones show between rules. */
export const foldedAlone = css`
  ${foldRow}
  ${below.tablet} { padding-block: ${rowPadding}; border-block: 2px solid var(--line); }
`;
