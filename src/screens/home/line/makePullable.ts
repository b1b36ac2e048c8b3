import type { Pulling } from './pulling.ts';

/**
 * Loads the code that makes the line movable when a pointer comes near it. The right arrow key pulls
 * the line straight while the hero has the focus, so that the line needs no tab stop. If the code
 * fails to load, the line is only a drawing.
 */
export const makePullable = (pulling: Pulling) => (handle: HTMLElement | null) => {
  if (!handle) return;
  const listening = new AbortController();
  const { signal } = listening;
  let isMovable = false;
  const makeMovable = async () => {
    const { pullCord } = await import('./pullCord.ts');
    pullCord(handle, pulling);
    isMovable = true;
  };
  const pullOut = () =>
    makeMovable().then(
      () => handle.click(),
      () => {},
    );
  handle.addEventListener('pointerenter', () => makeMovable().catch(() => {}), { signal });
  // A finger may be faster than the code.
  handle.addEventListener('pointerup', () => isMovable || pullOut(), { signal });
  handle.closest('section')?.addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
      if (key === 'ArrowRight' && !(altKey || ctrlKey || metaKey || shiftKey)) pullOut();
    },
    { signal },
  );
  return () => listening.abort();
};
