import Router from 'next/router';

/** In CSS pixels. */
interface Position {
  x: number;
  y: number;
}

/**
 * Remembers where each page was left, so that it can be shown there when the visitor comes back to it and it is drawn. The
 * browser alone is too early: it moves while the page before still stands there, and then Next scrolls to the top. Places
 * are kept in memory, because nothing may be stored for it; across page loads the browser restores them itself. Older
 * browsers, which do not tell of navigations, show the top.
 */
export function createScrollRestoration() {
  /** By the key of the entry in the history. */
  const positions = new Map<string, Position>();
  let returning: Position | undefined;
  let returned = false;
  if ('navigation' in window) {
    const { history, navigation } = window;
    navigation.addEventListener('navigate', ({ navigationType, hashChange, destination }) => {
      const left = navigation.currentEntry;
      // Steps within a page stay the browser's, and Next replaces entries on its way to a page.
      if (!left || hashChange || navigationType === 'replace' || navigationType === 'reload') return;
      positions.set(left.key, { x: window.scrollX, y: window.scrollY });
      history.scrollRestoration = 'manual';
      returning = navigationType === 'traverse' ? positions.get(destination.key) : undefined;
    });
    window.addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
  }
  // A place within the page that is asked for anew is gone to.
  Router.events.on('hashChangeStart', () => {
    returned = false;
  });
  return {
    /** Where the page that is about to be drawn was left, if the visitor comes back to it; to be asked once. */
    takePosition(): Position | undefined {
      const position = returning;
      returning = undefined;
      returned = position !== undefined;
      return position;
    },
    /** Whether the page that is shown was come back to. */
    isRestored: () => returned,
    /** Resolves when the page stands at a place, after what waits for the end of this task has moved it elsewhere. */
    scrollTo: ({ x, y }: Position) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          window.scrollTo({ left: x, top: y, behavior: 'instant' });
          resolve();
        });
      }),
  };
}
