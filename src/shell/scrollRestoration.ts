import Router from 'next/router';

/** Distances in CSS pixels. */
interface Position {
  x: number;
  y: number;
}

/**
 * Remembers the scroll position of each page and restores it after Back or Forward has rendered the
 * page. The browser alone is too early: it scrolls while the previous page is still shown, and then
 * Next scrolls to the top. Positions are kept in memory, because nothing may be stored for it;
 * across page loads the browser restores them itself.
 */
export function createScrollRestoration() {
  /** By the key of the history entry, or by the URL in browsers without the Navigation API. */
  const positions = new Map<string, Position>();
  let returning: Position | undefined;
  let returned = false;
  const { history, location, navigation } = window;
  const leave = (from: string, to?: string) => {
    positions.set(from, { x: window.scrollX, y: window.scrollY });
    history.scrollRestoration = 'manual';
    returning = to === undefined ? undefined : positions.get(to);
  };
  if (navigation) {
    navigation.addEventListener('navigate', ({ navigationType, hashChange, destination }) => {
      const left = navigation.currentEntry;
      // The browser handles steps within a page, and Next replaces entries on its way to a page.
      if (!left || hashChange || navigationType === 'replace' || navigationType === 'reload')
        return;
      leave(left.key, navigationType === 'traverse' ? destination.key : undefined);
    });
  } else {
    let shown = location.href;
    const show = () => {
      shown = location.href;
    };
    // On the way back the URL changes first, on the way to a new page last.
    Router.events.on('routeChangeStart', () =>
      leave(shown, location.href === shown ? undefined : location.href),
    );
    Router.events.on('routeChangeComplete', show);
    Router.events.on('hashChangeComplete', show);
  }
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // A request for the same fragment scrolls to it again.
  Router.events.on('hashChangeStart', () => {
    returned = false;
  });
  return {
    /**
     * The position to restore on the page that is about to render, if the visitor comes back to it;
     * call once per page.
     */
    takePosition(): Position | undefined {
      const position = returning;
      returning = undefined;
      returned = position !== undefined;
      return position;
    },
    /** Whether the visitor came back to the page that is shown. */
    isRestored: () => returned,
    /**
     * Resolves when the page has been scrolled, which happens after everything that runs at the end
     * of this task.
     */
    scrollTo: ({ x, y }: Position) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          window.scrollTo({ left: x, top: y, behavior: 'instant' });
          resolve();
        });
      }),
  };
}
