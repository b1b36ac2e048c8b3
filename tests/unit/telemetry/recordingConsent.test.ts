import { beforeEach, expect, test, vi } from 'vitest';
import { createCookieAnswer, cookieAnswerKey as key } from '#src/consent/cookieAnswer.ts';
import { recordingKey } from '#src/telemetry/constants.ts';
import { followConsent } from '#src/telemetry/recordingConsent.ts';
import { storageOf } from '../storageOf.ts';

const session = new Map<string, string>();

beforeEach(() => {
  session.clear();
  vi.stubGlobal('sessionStorage', { removeItem: (name: string) => session.delete(name) });
});

/**
 * Creates a visitor with a stored answer, and a recorder that logs its calls and loads on request.
 */
function visitor(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [[key, stored]]);
  const cookies = createCookieAnswer(key, {
    storage: () => storageOf(entries),
    events: new EventTarget(),
  });
  const calls: string[] = [];
  const recorder = { start: () => calls.push('start'), stop: () => calls.push('stop') };
  let settle!: (outcome: typeof recorder | Promise<never>) => void;
  const loaded = new Promise<typeof recorder>((resolve) => {
    settle = resolve;
  });
  const load = vi.fn(() => loaded);
  followConsent(cookies, load);
  const acts = {
    yes: () => cookies.answer('true'),
    no: () => cookies.answer('false'),
    arrives: () => settle(recorder),
    fails: () => settle(Promise.reject(new Error('no chunk'))),
  };
  /** Performs these acts in sequence, and waits after each for everything it causes. */
  async function then(...all: (keyof typeof acts)[]) {
    for (const act of all) {
      acts[act]();
      await new Promise((done) => setImmediate(done));
    }
    return calls;
  }
  return { load, then };
}

test.each([
  ['true', ['arrives'], ['start']],
  [
    undefined,
    ['yes', 'arrives', 'no', 'no', 'yes', 'yes', 'no'],
    ['start', 'stop', 'start', 'stop'],
  ],
  ['true', ['no', 'arrives'], []],
  ['true', ['no', 'yes', 'arrives'], ['start']],
  ['true', ['fails', 'no', 'yes'], []],
] as const)(
  'with %j stored, %j cause the calls %j, and one download',
  async (stored, acts, calls) => {
    const { load, then } = visitor(stored);
    expect(await then(...acts)).toEqual(calls);
    expect(load).toHaveBeenCalledOnce();
  },
);

test.each([undefined, 'false'])('with %j stored, an earlier recording id is removed', (stored) => {
  session.set(recordingKey, '{}').set('draft', 'mine');
  visitor(stored);
  expect([...session.keys()]).toEqual(['draft']);
});

test('inaccessible session storage causes no error', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await visitor('false').then('arrives', 'yes')).toEqual(['start']);
});
