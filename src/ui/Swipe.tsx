import type { ReactElement } from 'react';

/**
 * On phones, a row as wide as the window that visitors swipe: its child scrolls, and a bar below shows how far. The child sets
 * `--each`, the width of an item, so that part of the next item is visible. The styles are global (theme/swipeStyle.ts), so that
 * scripts do not contain them.
 */
export const Swipe = ({ children }: { children: ReactElement }) => (
  <div data-swipe="">{children}</div>
);
