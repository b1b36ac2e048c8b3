/** What a lock needs from the page; heights in CSS pixels. */
export interface LockablePage {
  position(): number;
  moveTo(y: number): void;
  freeze(frozen: boolean): void;
}

/**
 * Locks the page's scrolling for as long as anybody holds it, and leaves the page where it was.
 * @returns a function that takes a hold and returns its release; releasing twice counts once.
 */
export function createScrollLock(page: LockablePage): () => () => void {
  let holds = 0;
  let kept = 0;
  return function hold() {
    if (holds++ === 0) {
      kept = page.position();
      page.freeze(true);
    }
    let released = false;
    return function release() {
      if (released) return;
      released = true;
      if (--holds > 0) return;
      page.freeze(false);
      // Some phones move a page that cannot be scrolled, as their address bar comes and goes.
      if (page.position() !== kept) page.moveTo(kept);
    };
  };
}

/** Keeps the page from scrolling until the returned function is called. */
export const lockPageScroll = createScrollLock({
  position: () => window.scrollY,
  moveTo: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
  // The global style turns the attribute into `overflow: hidden`.
  freeze: (frozen) => document.documentElement.toggleAttribute('data-scroll-locked', frozen),
});
