import Router from 'next/router';

/** In CSS pixels. */
interface Position {
  x: number;
  y: number;
}

/**
 * Remembers the scroll position of each page and restores it after Back or Forward has rendered the page. The browser alone is
 * too early: it scrolls while the previous page is still shown, and then Next scrolls to the top. Positions are kept in
 * memory, because nothing may be stored for it; across page loads the browser restores them itself. Older browsers without
 * the Navigation API show the top.
 */
export function createScrollRestoration() {
  /** By the key of the history entry. */
  const positions = new Map<string, Position>();
  let returning: Position | undefined;
  let returned = false;
  if ('navigation' in window) {
    const { history, navigation } = window;
    navigation.addEventListener('navigate', ({ navigationType, hashChange, destination }) => {
      const left = navigation.currentEntry;
      // The browser handles steps within a page, and Next replaces entries on its way to a page.
      if (!left || hashChange || navigationType === 'replace' || navigationType === 'reload')
        return;
      positions.set(left.key, { x: window.scrollX, y: window.scrollY });
      history.scrollRestoration = 'manual';
      returning = navigationType === 'traverse' ? positions.get(destination.key) : undefined;
    });
    window.addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
  }
  // A request for the same fragment scrolls to it again.
  Router.events.on('hashChangeStart', () => {
    returned = false;
  });
  return {
    /** The position to restore on the page that is about to render, if the visitor comes back to it; call once per page. */
    takePosition(): Position | undefined {
      const position = returning;
      returning = undefined;
      returned = position !== undefined;
      return position;
    },
    /** Whether the visitor came back to the page that is shown. */
    isRestored: () => returned,
    /** Resolves when the page has been scrolled, which happens after everything that runs at the end of this task. */
    scrollTo: ({ x, y }: Position) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          window.scrollTo({ left: x, top: y, behavior: 'instant' });
          resolve();
        });
      }),
  };
}
