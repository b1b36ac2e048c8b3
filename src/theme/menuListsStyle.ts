import { belowTablet, fromTablet, stroke, titleType } from './tokens.ts';

/**
 * The menu's two lists; see shell/menu. Phones fold them. Wider windows always show them: the
 * heading is visible in a summary that is not, so that the summary cannot have the focus.
 */
export const menuListsStyle = `
  [data-lists] h2 { ${titleType} }
  [data-lists] summary { display: flex; justify-content: space-between; padding: 0.75rem 0; }
  [data-lists] summary::after { content: '+' / ''; }
  [data-lists] [open] summary::after { content: '–' / ''; }
  [data-lists] ul {
    columns: 9rem 3;
    font-size: clamp(1rem, 1.35vw, 1.25rem);
    line-height: 1.25;
  }
  /* Tall enough for a thumb. */
  [data-lists] a { display: inline-block; padding: 0.75rem 0; }
  @media ${belowTablet} {
    [data-lists] { border-top: ${stroke.line} solid var(--line); }
    [data-lists] nav { border-bottom: 2px solid var(--line); }
  }
  @media ${fromTablet} {
    [data-lists] nav + nav { margin-top: 3.5dvh; }
    @supports selector(::details-content) {
      [data-lists] summary { visibility: hidden; }
      [data-lists] h2 { visibility: visible; }
      [data-lists] ::details-content { content-visibility: visible; }
    }
  }
`;
