import { describe, expect, test, vi } from 'vitest';
import { createCookieAnswer } from '../../src/consent/cookieAnswer.ts';

const key = 'dunavikCookiesAccepted';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage backed by a map; the given parts replace its own. */
function storageOf(entries: Map<string, string>, instead: Partial<Kept> = {}): Kept {
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    ...instead,
  };
}

function full(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

function refused(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function otherTab(events: EventTarget, changed: string | null) {
  events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
}

function setUp(stored?: string, instead?: Partial<Kept>) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const events = new EventTarget();
  const cookies = createCookieAnswer(key, { storage: () => storageOf(entries, instead), events });
  const heard = vi.fn();
  const stop = cookies.subscribe(heard);
  return { ...cookies, entries, events, heard, stop };
}

describe('the cookie answer', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['true', 'true'],
    ['false', 'false'],
    ['TRUE', 'false'],
    ['yes', 'false'],
    ['null', 'false'],
    [' true', 'false'],
  ])('is read from the stored value %j as %j', (stored, answer) => {
    expect(setUp(stored).read()).toBe(answer);
  });

  test.each(['true', 'false'] as const)('%s is stored under the key, and listeners are notified', (value) => {
    const { answer, entries, heard, read } = setUp();
    answer(value);
    expect([...entries]).toEqual([[key, value]]);
    expect(heard).toHaveBeenCalledOnce();
    expect(read()).toBe(value);
  });

  test('can be changed later', () => {
    const { answer, read, heard } = setUp('true');
    answer('false');
    expect(read()).toBe('false');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('lasts for the visit when storage is full', () => {
    const { answer, read, heard } = setUp(undefined, { setItem: full });
    answer('true');
    expect(read()).toBe('true');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('a refusal counts although full storage still holds an older consent', () => {
    const { answer, read, entries } = setUp('true', { setItem: full });
    answer('false');
    expect(read()).toBe('false');
    expect(entries.has(key)).toBe(false);
  });

  test('lasts for the visit when storage is not accessible', () => {
    const cookies = createCookieAnswer(key, { storage: refused, events: new EventTarget() });
    expect(cookies.read()).toBeNull();
    cookies.answer('false');
    expect(cookies.read()).toBe('false');
  });
});

describe('another tab', () => {
  test('that answers is noticed', () => {
    const { entries, events, heard, read } = setUp();
    entries.set(key, 'true');
    otherTab(events, key);
    expect(heard).toHaveBeenCalledOnce();
    expect(read()).toBe('true');
  });

  test('that clears all of the storage makes the question open again', () => {
    const { answer, entries, events, heard, read } = setUp();
    answer('true');
    heard.mockClear();
    entries.clear();
    otherTab(events, null);
    expect(heard).toHaveBeenCalledOnce();
    expect(read()).toBeNull();
  });

  test('that changes something else is ignored', () => {
    const { events, heard } = setUp();
    otherTab(events, 'theme');
    expect(heard).not.toHaveBeenCalled();
  });

  test('that answers later overrides an answer that storage here did not accept', () => {
    const { answer, entries, events, read } = setUp(undefined, { setItem: full });
    answer('true');
    entries.set(key, 'false');
    otherTab(events, key);
    expect(read()).toBe('false');
  });
});

test('an unsubscribed listener is not called, and others still are', () => {
  const { answer, events, heard, stop, subscribe } = setUp();
  const other = vi.fn();
  subscribe(other);
  stop();
  answer('true');
  otherTab(events, key);
  expect(heard).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(2);
});
