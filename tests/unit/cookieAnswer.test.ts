import { expect, test, vi } from 'vitest';
import { createCookieAnswer, cookieAnswerKey as key } from '#src/consent/cookieAnswer.ts';
import { storageOf } from './storageOf.ts';

/** Creates a cookie answer. @param stored by an earlier visit */
function setUp(stored: string, setItem?: () => never) {
  const entries = new Map([[key, stored]]);
  const storage = { ...storageOf(entries), ...(setItem && { setItem }) };
  const events = new EventTarget();
  const cookies = createCookieAnswer(key, { storage: () => storage, events });
  const listener = vi.fn();
  cookies.subscribe(listener);
  /** What happens when another tab changes an entry, or all of them. */
  const otherTab = (changed: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
  return { ...cookies, entries, listener, otherTab };
}

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

test('an answer that cannot be stored replaces an older one', () => {
  const { answer, entries, listener, read } = setUp('true', () => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  answer('false');
  expect(read()).toBe('false');
  expect([...entries]).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});
