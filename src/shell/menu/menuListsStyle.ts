import { belowTablet, breakpoints, fromTablet, stroke, titleType } from '../../theme/tokens.ts';
import { foldedOnPhones, plusOrMinus } from '../../ui/summary.ts';

/**
 * The menu's two lists. Phones fold them, and the heading's row is the switch. Wide
 * windows show them beside each other: one column and two of about the same length.
 */
export const menuListsStyle = `
  [data-lists] :is(h2, summary) { ${titleType} padding: 0.625rem 0; }
  [data-lists] nav { position: relative; }
  [data-lists] details summary { position: absolute; inset: 0 0 auto; text-align: right; }
  ${plusOrMinus('[data-lists] details')}
  ${foldedOnPhones('[data-lists] details')}
  [data-lists] ul {
    columns: 9rem 2;
    font-size: clamp(1rem, 1.35vw, 1.25rem);
    line-height: 1.25;
  }
  /* Tall enough for a thumb. */
  [data-lists] a { display: inline-block; padding: 0.75rem 0; }
  @media ${belowTablet} {
    [data-lists] { border-top: ${stroke.line} solid var(--line); }
    [data-lists] nav { border-bottom: 2px solid var(--line); }
  }
  @media ${fromTablet} { [data-lists] { display: grid; gap: 2.5dvh 1rem; } }
  @media (min-width: ${breakpoints.wide}) { [data-lists] { grid-template-columns: 1fr 2fr; } }
`;
