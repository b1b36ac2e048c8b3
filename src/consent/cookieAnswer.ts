/** What a visitor has answered to the cookie notice; `null` while nothing has been answered. */
export type Answer = 'true' | 'false' | null;

interface Surroundings {
  /** May throw on use, or be full, as browsers' storage does in some private modes. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where `storage` events of other tabs arrive. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Keeps the cookie answer in browser storage under `key`, and in memory for this visit when storage will not have it.
 * A stored value other than `true` counts as not accepting; only an empty entry counts as unanswered.
 */
export function createCookieAnswer(key: string, { storage, events }: Surroundings) {
  /** An answer that storage would not take; newer than whatever storage still holds. */
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
      // A storage that cannot even forget has nothing of ours.
    }
  }

  function answer(value: 'true' | 'false') {
    remembered = value;
    try {
      storage().setItem(key, value);
      // From now on storage knows best; another tab may change or clear it.
      remembered = null;
    } catch {
      // Kept for the visit only: the notice goes away all the same.
      forget();
    }
    for (const listener of listeners) listener();
  }

  /** Calls back at every change, made here or in another tab; returns the way to stop. */
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
