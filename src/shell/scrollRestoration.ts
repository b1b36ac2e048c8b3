import Router from 'next/router';

/** Distances in CSS pixels. */
interface Position {
  x: number;
  y: number;
}

/**
 * Remembers the scroll position of each page and restores it after Back or Forward has rendered the
 * page. The browser alone is too early: it scrolls while the previous page is still shown, and then
 * Next scrolls to the top. Positions are kept in the history entries, and without the Navigation API
 * in memory, because nothing may be stored for it; across page loads the browser restores them
 * itself.
 */
export function createScrollRestoration() {
  let returning: Position | undefined;
  let returned = false;
  const { history, location, navigation } = window;
  // Without the fragment, because the browser may change it without Next.
  const pageOfUrl = () => location.pathname + location.search;
  let shown = pageOfUrl();
  const leave = (): Position => {
    history.scrollRestoration = 'manual';
    return { x: window.scrollX, y: window.scrollY };
  };
  if (navigation)
    navigation.addEventListener('navigate', ({ navigationType, hashChange, destination }) => {
      // Next replaces entries on its way to a page. Before its first page change it may ignore a
      // step within the page, which the browser then restores.
      if (navigationType === 'replace' || (hashChange && history.scrollRestoration === 'auto'))
        return;
      const state = leave();
      // After Back and Forward in quick succession another page is still shown.
      if (pageOfUrl() === shown) navigation.updateCurrentEntry({ state });
      returning = destination.getState();
    });
  else {
    const positions = new Map<string, Position>();
    Router.events.on('routeChangeStart', () => {
      positions.set(shown, leave());
      // On the way back the URL changes first, on the way to a new page last.
      const page = pageOfUrl();
      returning = page === shown ? undefined : positions.get(page);
    });
  }
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // A request for the same fragment scrolls to it again.
  Router.events.on('hashChangeStart', () => {
    returned = returning !== undefined;
  });
  return {
    /**
     * The position to restore on the page that is about to render, if the visitor comes back to it;
     * call once per page.
     */
    takePosition(): Position | undefined {
      const position = returning;
      returning = undefined;
      shown = pageOfUrl();
      returned = position !== undefined;
      return position;
    },
    /** Whether the visitor came back to the page that is shown. */
    isRestored: () => returned,
    /**
     * Scrolls before the next frame, and again after everything that runs at the end of this task.
     * Then resolves.
     */
    scrollTo({ x, y }: Position) {
      const scroll = () => window.scrollTo({ left: x, top: y, behavior: 'instant' });
      scroll();
      return new Promise<void>((resolve) => setTimeout(() => resolve(scroll())));
    },
  };
}
