import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#src/consent/cookieAnswer.ts';
import { recordingKey } from '#src/telemetry/constants.ts';
import { followConsent } from '#src/telemetry/recordingConsent.ts';
import { storageOf } from '../storageOf.ts';

const session = new Map<string, string>();

beforeEach(() => {
  session.clear();
  vi.stubGlobal('sessionStorage', storageOf(session));
});

/** Creates a visitor, and a recorder that logs its calls and loads on request. */
function visitor(stored: Answer) {
  let answer = stored;
  let notify = () => {};
  const calls: string[] = [];
  const recorder = { start: () => calls.push('start'), stop: () => calls.push('stop') };
  let settle!: (outcome: typeof recorder | Promise<never>) => void;
  const load = vi.fn(
    () =>
      new Promise<typeof recorder>((resolve) => {
        settle = resolve;
      }),
  );
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  followConsent({ read: () => answer, subscribe }, load);
  const say = (next: Answer) => {
    answer = next;
    notify();
  };
  const acts = {
    yes: () => say('true'),
    no: () => say('false'),
    arrives: () => settle(recorder),
    fails: () => settle(Promise.reject(new Error('no chunk'))),
  };
  /** Performs these acts in sequence, and waits after each for everything it causes. */
  async function then(...all: (keyof typeof acts)[]) {
    for (const act of all) {
      acts[act]();
      await new Promise(setImmediate);
    }
    return calls;
  }
  return { load, then };
}

test.each([
  [null, ['yes', 'arrives', 'no', 'no', 'yes', 'yes', 'no'], ['start', 'stop', 'start', 'stop']],
  ['true', ['no', 'arrives'], []],
  ['true', ['no', 'yes', 'arrives'], ['start']],
] as const)(
  'with %j stored, %j cause the calls %j, and one download',
  async (stored, acts, calls) => {
    const { load, then } = visitor(stored);
    expect(await then(...acts)).toEqual(calls);
    expect(load).toHaveBeenCalledOnce();
  },
);

test('after a failed download the next yes downloads again', async () => {
  expect(await visitor('true').then('fails', 'no', 'yes', 'arrives')).toEqual(['start']);
});

test.each([null, 'false'] as const)(
  'with %j stored, an earlier recording id is removed',
  (stored) => {
    session.set(recordingKey, '{}').set('draft', 'mine');
    visitor(stored);
    expect([...session.keys()]).toEqual(['draft']);
  },
);

test('inaccessible session storage causes no error', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await visitor('false').then('yes', 'arrives')).toEqual(['start']);
});
