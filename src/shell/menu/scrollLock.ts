/** What a lock needs from the page; heights in CSS pixels. */
export interface LockablePage {
  position(): number;
  moveTo(y: number): void;
  freeze(frozen: boolean): void;
}

/** Locks a page's scrolling. @returns the release, which leaves the page where it was */
export function lockScroll(page: LockablePage): () => void {
  const kept = page.position();
  page.freeze(true);
  return () => {
    page.freeze(false);
    // Some phones move a page that cannot be scrolled, as their address bar comes and goes.
    if (page.position() !== kept) page.moveTo(kept);
  };
}

/** Keeps the page from scrolling until the returned function is called. */
export const lockPageScroll = () =>
  lockScroll({
    position: () => window.scrollY,
    moveTo: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
    // The global style turns the attribute into `overflow: hidden`.
    freeze: (frozen) => document.documentElement.toggleAttribute('data-scroll-locked', frozen),
  });
