import { site } from '../../../site.ts';

/**
 * The key in session storage that keeps the animals paused after a reload. The privacy policy names
 * it.
 */
const key = `${site.shortName}AnimalsPaused`;

/** Calls `use` with the storage. @returns undefined if the browser forbids storage */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

export const wasPaused = () => Boolean(withStorage((storage) => storage.getItem(key)));

export const storePaused = (paused: boolean) =>
  withStorage((storage) => (paused ? storage.setItem(key, 'true') : storage.removeItem(key)));
