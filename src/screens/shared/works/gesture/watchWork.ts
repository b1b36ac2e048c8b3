import { playable } from './playable.ts';

/**
 * Loads a gesture and calls `play` with its address whenever a visitor points at the work of a
 * cover, or did so while it was loading, or moves the focus to it by keyboard. On touch screens
 * calls it once, when most of the cover is in view after scrolling.
 * @returns a function that stops this
 */
export function watchWork(cover: Element, path: string, play: (source: string) => void) {
  const work = cover.closest('article') ?? cover;
  const watching = new AbortController();
  const { signal } = watching;
  const inView = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      inView.disconnect();
      start();
    },
    { threshold: 0.6 },
  );
  let plays = 0;
  let svg = '';
  const start = () => {
    if (window.matchMedia('(prefers-reduced-motion: no-preference)').matches)
      play(playable(svg, plays++));
  };
  const watch = () => {
    const observe = () => inView.observe(cover);
    if (window.matchMedia('(hover: none)').matches) {
      // Waits for scrolling: at once, this would be the page's last large paint, after the cover's.
      if (window.scrollY > 0) observe();
      else window.addEventListener('scroll', observe, { once: true, passive: true, signal });
    } else if (work.matches(':hover')) start();
    work.addEventListener(
      'pointerenter',
      (event) => (event as PointerEvent).pointerType === 'touch' || start(),
      { signal },
    );
    work.addEventListener('focusin', () => work.matches(':has(:focus-visible)') && start(), {
      signal,
    });
  };
  // Makes the browser ask whether its copy is up to date, because the address stays the same.
  fetch(path, { cache: 'no-cache', signal })
    .then(async (response) => {
      svg = await response.text();
      if (response.ok) watch();
    })
    .catch(() => {});
  return () => {
    watching.abort();
    inView.disconnect();
  };
}
