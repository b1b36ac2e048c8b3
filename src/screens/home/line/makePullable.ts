import type { Pulling } from './pulling.ts';

/**
 * Loads the code that makes the line movable when a pointer comes near it. The right arrow key pulls
 * the line straight while the hero has the focus, so that the line needs no tab stop. If the code
 * fails to load, the line is only a drawing.
 */
export const makePullable = (pulling: Pulling) => (handle: HTMLElement | null) => {
  const hero = handle?.closest('section');
  if (!handle || !hero) return;
  let isPullable = false;
  const load = () =>
    import('./pullCord.ts').then(
      ({ pullCord }) => {
        pullCord(handle, pulling);
        isPullable = true;
      },
      () => {},
    );
  const pullOut = () => load().then(() => handle.click());
  handle.onpointerenter = load;
  // A finger may be faster than the code.
  handle.onpointerup = () => isPullable || pullOut();
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (key === 'ArrowRight' && !(altKey || ctrlKey || metaKey || shiftKey)) pullOut();
  };
  hero.addEventListener('keydown', onKeyDown);
  return () => hero.removeEventListener('keydown', onKeyDown);
};
