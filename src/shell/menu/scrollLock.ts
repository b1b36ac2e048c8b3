/** Locks the page's scrolling. @returns a function that unlocks it and restores the position */
export function lockPageScroll(): () => void {
  const initial = window.scrollY;
  // The global style sets `overflow: hidden` for this attribute.
  const toggleLock = () => document.documentElement.toggleAttribute('data-scroll-locked');
  toggleLock();
  return () => {
    toggleLock();
    // Some phones move a locked page when their address bar appears or disappears.
    if (window.scrollY !== initial) window.scrollTo({ top: initial, behavior: 'instant' });
  };
}
