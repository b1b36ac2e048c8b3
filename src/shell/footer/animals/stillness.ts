import { site } from '../../../site.ts';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor has asked for reduced motion. */
export const isStill = () => query().matches;

/** Calls back when that changes; returns a function that unsubscribes. */
export function onStillness(changed: () => void) {
  const reduced = query();
  reduced.addEventListener('change', changed);
  return () => reduced.removeEventListener('change', changed);
}

/** In session storage, so that a reload leaves the animals as the visitor wanted them. The privacy policy names it. */
const key = `${site.shortName}AnimalsPaused`;

/** Runs `work` on the storage, which browsers may forbid. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

export const wasPaused = () => Boolean(withStorage((storage) => storage.getItem(key)));

export const keepPaused = (paused: boolean) =>
  withStorage((storage) => (paused ? storage.setItem(key, 'true') : storage.removeItem(key)));
