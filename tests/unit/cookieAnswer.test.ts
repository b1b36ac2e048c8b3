import { expect, test, vi } from 'vitest';
import { createCookieAnswer, cookieAnswerKey as key } from '#src/consent/cookieAnswer.ts';
import { storageOf } from './storageOf.ts';

/** Creates a cookie answer. @param stored by an earlier visit @param isFull of the storage */
function setUp(stored?: string, isFull = false) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const storage = storageOf(entries);
  if (isFull)
    storage.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  const events = new EventTarget();
  const cookies = createCookieAnswer(key, { storage: () => storage, events });
  const listener = vi.fn();
  cookies.subscribe(listener);
  const otherTab = (changed: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
  return { ...cookies, entries, listener, otherTab };
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
  ['works', false, [[key, 'false']]],
  ['is full, without the older answer', true, []],
])('keeps an answer and notifies listeners if storage %s', (_, isFull, stored) => {
  const { answer, entries, listener, read } = setUp('true', isFull);
  answer('false');
  expect(read()).toBe('false');
  expect([...entries]).toEqual(stored);
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ['answers', key, 'true', 1],
  ['clears all of the storage', null, undefined, 1],
  ['changes something else', 'theme', 'false', 0],
])('notifies listeners if another tab %s', (_, changed, stored, times) => {
  const { entries, listener, otherTab, read } = setUp('false');
  entries.clear();
  if (stored) entries.set(key, stored);
  otherTab(changed);
  expect(listener).toHaveBeenCalledTimes(times);
  expect(read()).toBe(stored ?? null);
});

test('a later answer in another tab overrides one that could not be stored', () => {
  const { answer, entries, otherTab, read } = setUp(undefined, true);
  answer('true');
  entries.set(key, 'false');
  otherTab(key);
  expect(read()).toBe('false');
});
