import { useEffect } from 'react';
import { createScrollLock } from './scrollLock.ts';

const holdPage = createScrollLock({
  position: () => window.scrollY,
  moveTo: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
  // The global style turns the attribute into `overflow: hidden`.
  freeze: (frozen) => document.documentElement.toggleAttribute('data-scroll-locked', frozen),
});

/** Keeps the page from scrolling while `locked`. */
export function useScrollLock(locked: boolean) {
  useEffect(() => (locked ? holdPage() : undefined), [locked]);
}
