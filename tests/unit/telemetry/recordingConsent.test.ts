import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
afterEach(() => vi.unstubAllGlobals());

/** Runs everything that waits for a promise. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A visitor with a stored answer and a recorder that logs its calls; `arrive` completes its loading. */
async function visitor(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const events = new EventTarget();
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
  const cookies = createCookieAnswer(key, { storage: () => storage, events });
  const calls: string[] = [];
  let end!: { well: (recorder: { start: () => void; stop: () => void }) => void; badly: (error: Error) => void };
  const recorder = new Promise<Parameters<typeof end.well>[0]>((well, badly) => {
    end = { well, badly };
  });
  const load = vi.fn(() => recorder);
  followConsent(cookies, load);
  await settled();
  return {
    calls,
    load,
    answer: async (value: 'true' | 'false') => {
      cookies.answer(value);
      await settled();
    },
    otherTab: async (value: string | undefined) => {
      if (value === undefined) entries.clear();
      else entries.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key: value === undefined ? null : key }));
      await settled();
    },
    arrive: async () => {
      end.well({ start: () => void calls.push('start'), stop: () => void calls.push('stop') });
      await settled();
    },
    fail: async () => {
      end.badly(new Error('no chunk'));
      await settled();
    },
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

test('after a no while it loads it never starts', async () => {
  const { calls, arrive, answer } = await visitor('true');
  await answer('false');
  await arrive();
  expect(calls).toEqual([]);
});

test('a no and another yes while it loads start it once', async () => {
  const { calls, load, arrive, answer } = await visitor('true');
  await answer('false');
  await answer('true');
  await arrive();
  expect(calls).toEqual(['start']);
  expect(load).toHaveBeenCalledOnce();
});

test('when it fails to load nothing happens, then or later', async () => {
  const { calls, load, fail, answer } = await visitor('true');
  await fail();
  await answer('false');
  await answer('true');
  expect(calls).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('a yes in another tab starts it, a no and a cleared storage stop it', async () => {
  const { calls, arrive, otherTab } = await visitor();
  await arrive();
  await otherTab('true');
  expect(calls).toEqual(['start']);
  await otherTab('false');
  await otherTab('true');
  await otherTab(undefined);
  expect(calls).toEqual(['start', 'stop', 'start', 'stop']);
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
