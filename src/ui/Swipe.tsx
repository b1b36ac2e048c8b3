import type { ReactElement } from 'react';

/**
 * A row that phones scroll sideways, with a bar that shows how far. Its child sets `--each`, the
 * width of an item. The styles are in swipeStyle.ts, so that scripts do not contain them.
 */
export const Swipe = ({ children }: { children: ReactElement }) => (
  <div data-swipe="">{children}</div>
);
