import { css } from 'styled-components';
import { below } from '../../theme/theme.ts';
import { foldRow, rowPadding } from '../../ui/Fold.tsx';

/** For a row with a fold that has no others beside it: phones show it between rules. */
export const foldedAlone = css`
  ${foldRow}
  ${below.tablet} { padding-block: ${rowPadding}; border-block: 2px solid var(--line); }
`;
