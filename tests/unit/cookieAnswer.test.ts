import { expect, test, vi } from 'vitest';
import { createCookieAnswer, cookieAnswerKey as key } from '#src/consent/cookieAnswer.ts';
import { storageOf } from './storageOf.ts';

const throwSecurityError = () => {
  throw new DOMException('No storage', 'SecurityError');
};

/**
 * Creates a cookie answer. @param stored by an earlier visit @param overrides methods of the
 * storage
 */
function setUp(stored?: string, overrides: Partial<Storage> = {}) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const storage = { ...storageOf(entries), ...overrides };
  const events = new EventTarget();
  const cookies = createCookieAnswer(key, { storage: () => storage, events });
  const listener = vi.fn();
  const stop = cookies.subscribe(listener);
  const otherTab = (changed: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
  return { ...cookies, entries, listener, stop, otherTab };
}

test.each([
  [undefined, null],
  ['', null],
  ['true', 'true'],
  ['false', 'false'],
  ['TRUE', 'false'],
])('reads the stored value %j as %j', (stored, answer) =>
  expect(setUp(stored).read()).toBe(answer),
);

test.each([
  ['works', undefined, 'true', {}],
  ['holds another answer', 'true', 'false', {}],
  ['is full', undefined, 'true', { setItem: throwSecurityError }],
  ['is full and holds an older consent', 'true', 'false', { setItem: throwSecurityError }],
  [
    'is not accessible',
    undefined,
    'true',
    {
      getItem: throwSecurityError,
      setItem: throwSecurityError,
      removeItem: throwSecurityError,
    },
  ],
] as const)(
  'keeps an answer and notifies listeners if storage %s',
  (_, before, value, overrides) => {
    const { answer, entries, listener, read } = setUp(before, overrides);
    expect(read()).toBe(before ?? null);
    answer(value);
    expect(read()).toBe(value);
    expect([...entries]).toEqual('setItem' in overrides ? [] : [[key, value]]);
    expect(listener).toHaveBeenCalledOnce();
  },
);

test.each([
  ['answers', key, 'true', 1],
  ['clears all of the storage', null, undefined, 1],
  ['changes something else', 'theme', 'false', 0],
])(
  'reads what another tab %s, and notifies the listeners of this key',
  (_, changed, stored, times) => {
    const { entries, listener, otherTab, read } = setUp('false');
    entries.clear();
    if (stored) entries.set(key, stored);
    otherTab(changed);
    expect(listener).toHaveBeenCalledTimes(times);
    expect(read()).toBe(stored ?? null);
  },
);

test('a later answer in another tab overrides one that could not be stored', () => {
  const { answer, entries, otherTab, read } = setUp(undefined, { setItem: throwSecurityError });
  answer('true');
  entries.set(key, 'false');
  otherTab(key);
  expect(read()).toBe('false');
});

test('stops calling only the listener that unsubscribes', () => {
  const { answer, listener, stop, subscribe } = setUp();
  const other = vi.fn();
  subscribe(other);
  stop();
  answer('true');
  expect([listener, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
