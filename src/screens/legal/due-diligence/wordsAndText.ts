import { css } from 'styled-components';
import { from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';

/** Puts a text at the right of large words, in the last third of wide windows. */
export const wordsAndText = css`
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(5 / 12 * (100% + ${space.gutter}) - ${space.gutter});
    align-items: baseline;
    /* Is wide enough that the words and the text do not read as one sentence. */
    column-gap: 2.5rem;
  }
  ${from.wide} { grid-template-columns: minmax(0, 1fr) calc((100% - 2 * ${space.gutter}) / 3); }
`;
