import { site } from '../site.ts';

/** Where the cookie answer is kept, as the specification names it: {product}CookiesAccepted. */
export const cookieAnswerKey = `${site.shortName}CookiesAccepted`;

/** The visitor's answer to the cookie notice; `null` until there is one. */
export type Answer = 'true' | 'false' | null;

interface Surroundings {
  /** May throw on use, or be full, as browsers' storage does in some private modes. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where `storage` events of other tabs arrive. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Keeps the cookie answer in browser storage under `key`, and in memory for this visit when storage fails.
 * A stored value other than `true` counts as not accepting; only an empty entry counts as unanswered.
 */
export function createCookieAnswer(key: string, { storage, events }: Surroundings) {
  /** An answer that storage rejected; it is newer than the stored one. */
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

  /** An older answer must not come back on the next visit. */
  function forget() {
    try {
      storage().removeItem(key);
    } catch {
      // If storage cannot even remove an entry, it holds none of ours.
    }
  }

  function answer(value: 'true' | 'false') {
    remembered = value;
    try {
      storage().setItem(key, value);
      // From now on the stored value counts; another tab may change or clear it.
      remembered = null;
    } catch {
      // Kept in memory for this visit only; the notice still closes.
      forget();
    }
    for (const listener of listeners) listener();
  }

  /** Calls back at every change, made here or in another tab; returns a function that unsubscribes. */
  function subscribe(listener: () => void): () => void {
    const onStorage = (event: Event) => {
      const changed = (event as StorageEvent).key;
      // A null key means that all of the storage was cleared.
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
