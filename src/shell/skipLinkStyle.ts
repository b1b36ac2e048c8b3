import { color } from '../theme/theme.ts';
import { fontSize } from '../theme/tokens.ts';

/** The skip link of Shell.tsx, which is visible while it has the focus. */
export const skipLinkStyle = `
  [data-skip] {
    --focus: ${color.inverseLine};
    position: fixed;
    top: 0;
    left: 0;
    z-index: 4;
    padding: 0.75em 1.25em;
    background: ${color.inverse};
    color: ${color.onInverse};
    font-size: ${fontSize.small};
    font-weight: 600;
    translate: 0 -110%;
  }
  /* The outline is inside the link, which touches the window's edge. */
  [data-skip]:focus { translate: 0 0; outline-offset: -6px; }
`;
