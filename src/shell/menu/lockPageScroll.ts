import { createScrollLock } from './scrollLock.ts';

/** Keeps the page from scrolling until the returned function is called. */
export const lockPageScroll = createScrollLock({
  position: () => window.scrollY,
  moveTo: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
  // The global style turns the attribute into `overflow: hidden`.
  freeze: (frozen) => document.documentElement.toggleAttribute('data-scroll-locked', frozen),
});
