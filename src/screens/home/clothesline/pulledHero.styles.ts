import { css } from 'styled-components';
import { from, shaped } from '../../../theme/theme.ts';
import { space, wideHero } from '../../../theme/tokens.ts';
import { shallowWindow } from './motion.ts';

/** The hero with clothesline: headline, line and text below each other. Paper has no line. */
export const pulledHero = css`
  --kept: 0px;
  grid-template: auto minmax(13rem, 1fr) auto / minmax(0, 1fr);
  padding-bottom: 0.5rem;
  /* Covers come behind the headline and the text. The capitals are about as far from the top as before, when they were smaller. */
  h1 { position: relative; z-index: 2; margin-top: -0.065em; pointer-events: none; }
  ${shaped.tablet} { padding-bottom: 1.75rem; h1 { line-height: 0.86; } }
  ${from.desktop} {
    padding-bottom: max(min(2.5rem, 5svh), var(--notice-height) + 0.75rem);
    grid-template-rows: auto minmax(16rem, 1fr) auto;
    h1 { margin-top: -0.15em; }
  }
  @media print { grid-template: none; }
`;

/** The hero's text with clothesline above it, which wide heroes have in one row. */
export const pulledText = css`
  position: relative;
  z-index: 2;
  padding-bottom: 0.5rem;
  ${from.desktop} { grid-area: 3 / 1; padding: 0; margin: 0; translate: none; }
  @media ${wideHero} {
    display: flex;
    justify-content: space-between;
    align-items: end;
    gap: ${space.gutter};
    @media ${shallowWindow} { & > p { max-width: 34em; } }
    ${from.desktop} { & > p { font-size: max(1rem, 0.9em); } }
    & > div { flex: none; margin: 0; }
  }
`;
