import { beforeEach, expect, test, vi } from 'vitest';
import { createCookieAnswer } from '../../../src/consent/cookieAnswer.ts';
import { followConsent } from '../../../src/telemetry/recordingConsent.ts';
import { recordingKey } from '../../../src/telemetry/sentry/recordingKey.ts';

const key = 'dunavikCookiesAccepted';

/** This tab's session storage. */
const session = new Map<string, string>();

beforeEach(() => {
  session.clear();
  vi.stubGlobal('sessionStorage', { removeItem: (name: string) => session.delete(name) });
});

/** Runs everything that waits for a promise. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A visitor with a stored answer and a recorder that logs its calls; `arrive` completes its loading, and `fail` ends it. */
async function visitor(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
  const cookies = createCookieAnswer(key, { storage: () => storage, events: new EventTarget() });
  const calls: string[] = [];
  let resolve!: (recorder: { start: () => void; stop: () => void }) => void;
  let reject!: (error: Error) => void;
  const recorder = new Promise<Parameters<typeof resolve>[0]>((well, badly) => {
    [resolve, reject] = [well, badly];
  });
  const load = vi.fn(() => recorder);
  followConsent(cookies, load);
  await settled();
  const then = (act: () => void) => {
    act();
    return settled();
  };
  return {
    calls,
    load,
    answer: (value: 'true' | 'false') => then(() => cookies.answer(value)),
    arrive: () => then(() => resolve({ start: () => calls.push('start'), stop: () => calls.push('stop') })),
    fail: () => then(() => reject(new Error('no chunk'))),
  };
}

test.each([undefined, '', 'false', 'yes'])('with %j stored nothing is loaded', async (stored) => {
  const { load } = await visitor(stored);
  expect(load).not.toHaveBeenCalled();
});

test('an earlier yes starts it', async () => {
  const { calls, arrive } = await visitor('true');
  await arrive();
  expect(calls).toEqual(['start']);
});

test('a yes starts it, a no stops it, and so on; it is loaded once', async () => {
  const { calls, load, arrive, answer } = await visitor();
  await arrive();
  for (const value of ['true', 'false', 'false', 'true', 'true', 'false'] as const) await answer(value);
  expect(calls).toEqual(['start', 'stop', 'start', 'stop']);
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  [['false'], []],
  [['false', 'true'], ['start']],
] as const)('after %j while it loads its calls are %j', async (answers, expected) => {
  const { calls, load, arrive, answer } = await visitor('true');
  for (const value of answers) await answer(value);
  await arrive();
  expect(calls).toEqual(expected);
  expect(load).toHaveBeenCalledOnce();
});

test('when it fails to load nothing happens, then or later', async () => {
  const { calls, load, fail, answer } = await visitor('true');
  await fail();
  for (const value of ['false', 'true'] as const) await answer(value);
  expect(calls).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test.each([undefined, 'false'])('with %j stored, what an earlier page left in the tab is removed', async (stored) => {
  session.set(recordingKey, '{}').set('draft', 'mine');
  await visitor(stored);
  expect([...session.keys()]).toEqual(['draft']);
});

test('after a yes it is kept, and after the no that follows it is removed even if nothing has been loaded', async () => {
  session.set(recordingKey, '{}');
  const { answer } = await visitor('true');
  expect(session.has(recordingKey)).toBe(true);
  await answer('false');
  expect(session.size).toBe(0);
});

test('inaccessible session storage causes no error', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { calls, arrive, answer } = await visitor('false');
  await arrive();
  await answer('true');
  expect(calls).toEqual(['start']);
});
