import type { ReactElement } from 'react';

/**
 * On phones a row that is swiped, across the window: its child scrolls, and a bar below shows how far. A part of the next item is
 * in sight, which says the same where a browser draws no bar. The child sets `--each`, how wide an item is. The styles are every
 * page's (theme/globalStyle.ts), so that scripts do not contain them.
 */
export const Swipe = ({ children }: { children: ReactElement }) => (
  <div data-swipe="">{children}</div>
);
