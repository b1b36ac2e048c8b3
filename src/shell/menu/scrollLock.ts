/** The part of a page that a lock needs. Positions are in CSS pixels. */
export interface LockablePage {
  position(): number;
  moveTo(y: number): void;
  freeze(frozen: boolean): void;
}

/** Locks a page's scrolling. @returns a function that unlocks it and restores the position */
export function lockScroll(page: LockablePage): () => void {
  const initial = page.position();
  page.freeze(true);
  return () => {
    page.freeze(false);
    // Some phones move a locked page when their address bar appears or disappears.
    if (page.position() !== initial) page.moveTo(initial);
  };
}

/** Keeps the page from scrolling until the returned function is called. */
export const lockPageScroll = () =>
  lockScroll({
    position: () => window.scrollY,
    moveTo: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
    // The global style sets `overflow: hidden` for this attribute.
    freeze: (frozen) => document.documentElement.toggleAttribute('data-scroll-locked', frozen),
  });
