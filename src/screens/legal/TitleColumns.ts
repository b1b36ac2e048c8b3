import styled, { css } from 'styled-components';
import { from } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';

interface FromProps {
  /** The narrowest window with columns. */
  $from?: 'tablet' | 'desktop';
}

const atLeast = ({ $from = 'desktop' }: FromProps) => from[$from];

/**
 * Puts large type at the left, and a text in the last third of the page, or as wide as `--side`.
 * The text moves below if a word of the large type is too long for both.
 */
export const TitleColumns = styled.div<FromProps>`
  display: grid;
  row-gap: ${spacing.l};
  ${atLeast} {
    display: flex;
    column-gap: calc(2 * ${space.gutter});
    flex-wrap: wrap;
  }
`;

/** Makes the column of large type at least as wide as its longest word. */
export const largeColumn = (narrowest: 'tablet' | 'desktop') => css`
  ${from[narrowest]} { flex-grow: 1; width: min-content; overflow-wrap: break-word; }
`;

/** Begins at the ninth of twelve columns, and in narrower windows at the eighth. */
export const SideColumn = styled.div<FromProps>`
  ${atLeast} {
    flex: 0 0 var(--side, calc(5 / 12 * (100% + ${space.gutter}) - ${space.gutter}));
    margin-left: auto;
  }
  ${from.wide} { flex-basis: var(--side, calc((100% - 2 * ${space.gutter}) / 3)); }
`;

/** The value of `--side` for a text in the right half of the page. */
export const rightHalf = `calc((100% - ${space.gutter}) / 2)`;
