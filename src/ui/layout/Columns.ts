import styled, { css } from 'styled-components';
import { from } from '../../theme/theme.ts';
import { type Spacing, space, spacing } from '../../theme/tokens.ts';

interface ColumnsProps {
  /** How many columns of equal width; or 'third' for a third of the width and the rest. */
  $columns?: number | 'third';
  /** The narrowest window with columns. In narrower ones the children are below each other. */
  $from?: keyof typeof from;
  $gap?: Spacing;
}

/**
 * Starts the second column at the fifth of twelve. The double gutter separates it from a heading in
 * the first.
 */
const third = css`
  grid-template-columns: calc((100% - 5 * ${space.gutter}) / 3) minmax(0, 1fr);
  column-gap: calc(2 * ${space.gutter});
`;

/** Places its children side by side on the page's grid: `<Columns $columns={3}>`. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 's' }) => spacing[$gap]} ${space.gutter};
  ${({ $columns = 2, $from = 'desktop' }) => css`
    ${from[$from]} {
      ${$columns === 'third' ? third : `grid-template-columns: repeat(${$columns}, minmax(0, 1fr));`}
    }
  `}
`;
