import Router from 'next/router';

/** Where a visitor was on a page: in CSS pixels, and on which link, the how-manieth of those with its address. */
interface Position {
  x: number;
  y: number;
  address?: string | undefined;
  index: number;
}

const linksTo = (address: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(address)}"]`)];

function currentPosition(): Position {
  const { activeElement, defaultView } = document;
  const address = activeElement?.getAttribute('href') ?? undefined;
  const index = address === undefined ? -1 : linksTo(address).indexOf(activeElement as HTMLAnchorElement);
  return { x: defaultView?.scrollX ?? 0, y: defaultView?.scrollY ?? 0, address, index };
}

/**
 * Remembers the scroll position and the focused link of each page and restores it after Back or Forward has rendered the page. The browser alone is
 * too early: it scrolls while the previous page is still shown, and then Next scrolls to the top. Positions are kept in
 * memory, because nothing may be stored for it; across page loads the browser restores them itself. Older browsers without
 * the Navigation API show the top.
 */
export function createScrollRestoration() {
  /** By the key of the history entry. */
  const positions = new Map<string, Position>();
  let returning: Position | undefined;
  let returned: Position | undefined;
  if ('navigation' in window) {
    const { history, navigation } = window;
    navigation.addEventListener('navigate', ({ navigationType, hashChange, destination }) => {
      const left = navigation.currentEntry;
      // The browser handles steps within a page, and Next replaces entries on its way to a page.
      if (!left || hashChange || navigationType === 'replace' || navigationType === 'reload') return;
      positions.set(left.key, currentPosition());
      history.scrollRestoration = 'manual';
      returning = navigationType === 'traverse' ? positions.get(destination.key) : undefined;
    });
    window.addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
  }
  // A fragment that is requested again is scrolled to.
  Router.events.on('hashChangeStart', () => {
    returned = undefined;
  });
  return {
    /** The position to restore on the page that is about to render, if the visitor comes back to it; call once per page. */
    takePosition(): Position | undefined {
      const position = returning;
      returning = undefined;
      returned = position;
      return position;
    },
    /** Whether the visitor came back to the page that is shown. */
    isRestored: () => returned !== undefined,
    /** The link by which the visitor left the page that is shown, if they came back to it. */
    leftLink: () => (returned?.address === undefined ? undefined : linksTo(returned.address)[returned.index]),
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
