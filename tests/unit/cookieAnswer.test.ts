import { expect, test, vi } from 'vitest';
import { createCookieAnswer, cookieAnswerKey as key } from '../../src/consent/cookieAnswer.ts';
import { storageOf } from './storageOf.ts';

const refused = () => {
  throw new DOMException('No storage', 'SecurityError');
};

/** An answer kept in a map, as another visit has left it; the given parts replace the storage's own. */
function setUp(stored?: string, instead: Partial<Storage> = {}) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const storage = { ...storageOf(entries), ...instead };
  const events = new EventTarget();
  const cookies = createCookieAnswer(key, { storage: () => storage, events });
  const heard = vi.fn();
  const stop = cookies.subscribe(heard);
  const otherTab = (changed: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
  return { ...cookies, entries, heard, stop, otherTab };
}

test.each([
  [undefined, null],
  ['', null],
  ['true', 'true'],
  ['false', 'false'],
  ['TRUE', 'false'],
])('the stored value %j is read as %j', (stored, answer) =>
  expect(setUp(stored).read()).toBe(answer),
);

test.each([
  ['works', undefined, 'true', {}],
  ['holds another answer', 'true', 'false', {}],
  ['is full', undefined, 'true', { setItem: refused }],
  ['is full and holds an older consent', 'true', 'false', { setItem: refused }],
  [
    'is not accessible',
    undefined,
    'true',
    { getItem: refused, setItem: refused, removeItem: refused },
  ],
] as const)(
  'an answer counts for the visit, and listeners are notified, where storage %s',
  (_, before, value, instead) => {
    const { answer, entries, heard, read } = setUp(before, instead);
    expect(read()).toBe(before ?? null);
    answer(value);
    expect(read()).toBe(value);
    expect([...entries]).toEqual('setItem' in instead ? [] : [[key, value]]);
    expect(heard).toHaveBeenCalledOnce();
  },
);

test.each([
  ['answers', key, 'true', 1],
  ['clears all of the storage', null, undefined, 1],
  ['changes something else', 'theme', 'false', 0],
])(
  'another tab that %s is noticed, or ignored where it is none of ours',
  (_, changed, stored, times) => {
    const { entries, heard, otherTab, read } = setUp('false');
    entries.clear();
    if (stored) entries.set(key, stored);
    otherTab(changed);
    expect(heard).toHaveBeenCalledTimes(times);
    expect(read()).toBe(stored ?? null);
  },
);

test('another tab that answers later overrides an answer that storage here did not accept', () => {
  const { answer, entries, otherTab, read } = setUp(undefined, { setItem: refused });
  answer('true');
  entries.set(key, 'false');
  otherTab(key);
  expect(read()).toBe('false');
});

test('an unsubscribed listener is not called, and others still are', () => {
  const { answer, heard, stop, subscribe } = setUp();
  const other = vi.fn();
  subscribe(other);
  stop();
  answer('true');
  expect([heard, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
