import { expect, test, vi } from 'vitest';
import { createCookieAnswer } from '../../src/consent/cookieAnswer.ts';

const key = 'dunavikCookiesAccepted';

function full(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

function refused(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** An answer kept in a map, as another visit has left it; the given parts replace the storage's own. */
function setUp(stored?: string, instead: Partial<Storage> = {}) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    ...instead,
  };
  const events = new EventTarget();
  const cookies = createCookieAnswer(key, { storage: () => storage, events });
  const heard = vi.fn();
  const stop = cookies.subscribe(heard);
  const otherTab = (changed: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
  return { ...cookies, entries, heard, stop, otherTab };
}

test.each([
  [undefined, null],
  ['', null],
  ['true', 'true'],
  ['false', 'false'],
  ['TRUE', 'false'],
  ['null', 'false'],
])('the stored value %j is read as %j', (stored, answer) => expect(setUp(stored).read()).toBe(answer));

test.each([
  [undefined, 'true'],
  ['true', 'false'],
] as const)('after %j, %s is stored under the key, and listeners are notified', (before, value) => {
  const { answer, entries, heard, read } = setUp(before);
  answer(value);
  expect([...entries]).toEqual([[key, value]]);
  expect(heard).toHaveBeenCalledOnce();
  expect(read()).toBe(value);
});

test.each([
  ['full', { setItem: full }],
  ['not accessible', { getItem: refused, setItem: refused, removeItem: refused }],
])('the answer lasts for the visit when storage is %s', (_, instead) => {
  const { answer, read, heard } = setUp(undefined, instead);
  expect(read()).toBeNull();
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

test.each([
  ['answers', key, 'true', 1],
  ['clears all of the storage', null, undefined, 1],
  ['changes something else', 'theme', 'false', 0],
])('another tab that %s is noticed, or ignored where it is none of ours', (_, changed, stored, times) => {
  const { entries, heard, otherTab, read } = setUp('false');
  entries.clear();
  if (stored) entries.set(key, stored);
  otherTab(changed);
  expect(heard).toHaveBeenCalledTimes(times);
  expect(read()).toBe(stored ?? null);
});

test('another tab that answers later overrides an answer that storage here did not accept', () => {
  const { answer, entries, otherTab, read } = setUp(undefined, { setItem: full });
  answer('true');
  entries.set(key, 'false');
  otherTab(key);
  expect(read()).toBe('false');
});

test('an unsubscribed listener is not called, and others still are', () => {
  const { answer, heard, otherTab, stop, subscribe } = setUp();
  const other = vi.fn();
  subscribe(other);
  stop();
  answer('true');
  otherTab(key);
  expect(heard).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(2);
});
