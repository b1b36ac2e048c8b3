import { belowTablet, fromTablet, stroke, titleType } from './tokens.ts';

/** The menu's two lists; see shell/menu. Phones fold them, and the heading's row is the switch. */
export const menuListsStyle = `
  [data-lists] h2 { ${titleType} }
  [data-lists] nav { position: relative; }
  [data-lists] summary { position: absolute; inset: 0 0 auto; padding: 0.75rem 0; text-align: right; }
  [data-lists] summary::after { content: '+' / ''; }
  [data-lists] [open] summary::after { content: '–' / ''; }
  [data-lists] ul {
    columns: 9rem 3;
    font-size: clamp(1rem, 1.35vw, 1.25rem);
    line-height: 1.25;
  }
  [data-lists] h2 { padding: 0.625rem 0; }
  /* Tall enough for a thumb. */
  [data-lists] a { display: inline-block; padding: 0.75rem 0; }
  @media ${belowTablet} {
    [data-lists] { border-top: ${stroke.line} solid var(--line); }
    [data-lists] nav { border-bottom: 2px solid var(--line); }
  }
  @media ${fromTablet} {
    [data-lists] nav + nav { margin-top: 2.5dvh; }
    @supports selector(::details-content) {
      [data-lists] summary { display: none; }
      [data-lists] ::details-content { content-visibility: visible; }
    }
  }
`;
