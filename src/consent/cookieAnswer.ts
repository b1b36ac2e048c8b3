import { site } from '../site.ts';

/** The key in localStorage, in the form that the specification demands: {product}CookiesAccepted. */
export const cookieAnswerKey = `${site.shortName}CookiesAccepted`;

/** The visitor's answer to the cookie notice, or null before the answer. */
export type Answer = 'true' | 'false' | null;

interface Browser {
  /** May be full or throw, as localStorage does in some private modes. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Receives the `storage` events of other tabs. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Keeps the cookie answer in browser storage under `key`, or in memory if storage fails.
 * Any stored value except `true` counts as a no; an empty one counts as unanswered.
 */
export function createCookieAnswer(key: string, { storage, events }: Browser) {
  /** The latest answer, if storage failed to save it. */
  let remembered: Answer = null;
  const listeners = new Set<() => void>();

  function read(): Answer {
    if (remembered) return remembered;
    try {
      const stored = storage().getItem(key);
      if (!stored) return null;
      return stored === 'true' ? 'true' : 'false';
    } catch {
      return null;
    }
  }

  /** Removes an older stored answer, which would come back on the next visit. */
  function removeStored() {
    try {
      storage().removeItem(key);
    } catch {
      // Storage that cannot remove an entry contains none.
    }
  }

  function answer(value: 'true' | 'false') {
    remembered = value;
    try {
      storage().setItem(key, value);
      // Reads the stored answer from now on, because another tab may change it.
      remembered = null;
    } catch {
      removeStored();
    }
    for (const listener of listeners) listener();
  }

  /** Calls the listener at each change, also from another tab. @returns a function that unsubscribes */
  function subscribe(listener: () => void): () => void {
    const onStorage = (event: Event) => {
      const changed = (event as StorageEvent).key;
      // A null key means that the whole storage was cleared.
      if (changed !== key && changed !== null) return;
      remembered = null;
      listener();
    };
    listeners.add(listener);
    events.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      events.removeEventListener('storage', onStorage);
    };
  }

  return { read, answer, subscribe };
}
