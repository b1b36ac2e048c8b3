import { beforeEach, expect, test, vi } from 'vitest';
import { replay } from '#src/telemetry/constants.ts';
import { createRecording } from '#src/telemetry/sentry/recording.ts';

const calls: unknown[] = [];
const integration = {
  start: () => calls.push('start'),
  startBuffering: () => calls.push('buffer'),
  stop: (options: object) => calls.push(options),
};
const made = vi.fn((_options: Record<string, unknown>) => integration);
const added = vi.fn();

vi.mock('@sentry/replay', () => ({
  replayIntegration: (options: Record<string, unknown>) => made(options),
}));
vi.mock('@sentry/react', () => ({ getClient: () => ({ addIntegration: added }) }));

beforeEach(() => {
  calls.length = 0;
  vi.clearAllMocks();
});

/** Returns the event as a recorder with these options stores it. */
function keep(event: object) {
  const note = made.mock.lastCall?.[0].beforeAddRecordingEvent as (event: object) => object | null;
  return note(event);
}

test('the recorder is created at its first start, with every specified setting', () => {
  const recording = createRecording();
  recording.stop();
  expect(made).not.toHaveBeenCalled();
  recording.start();
  expect(added).toHaveBeenCalledExactlyOnceWith(integration);
  const {
    sessionSampleRate,
    onErrorSampleRate,
    minDuration,
    minDurationCap,
    maxDuration,
    ...figures
  } = replay;
  const lengths = { minReplayDuration: minDuration, maxReplayDuration: maxDuration };
  expect(made.mock.lastCall?.[0]).toMatchObject({
    ...figures,
    ...lengths,
    networkCaptureBodies: false,
    useCompression: false,
  });
});

test.each([
  [replay.sessionSampleRate - 0.0001, 'start'],
  [replay.sessionSampleRate, 'buffer'],
])('stopping drops unsent data, and a restart is sampled again: %d means %s', (lot, mode) => {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  const recording = createRecording();
  recording.start();
  recording.stop();
  recording.start();
  expect(calls).toEqual([{ flush: false }, mode]);
  expect(made).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('it skips what was loaded before its start, and scrubs the URLs of the rest', () => {
  vi.useFakeTimers({ now: 5_000_000 });
  createRecording().start();
  vi.useRealTimers();
  const loaded = (startTimestamp: number) => ({
    type: 5,
    data: { tag: 'performanceSpan', payload: { startTimestamp } },
  });
  expect(keep(loaded(4999.9))).toBeNull();
  expect(keep(loaded(5000.1))).toEqual(loaded(5000.1));
  expect(keep({ type: 5, data: { payload: { to: '/a?b' } } })).toEqual({
    type: 5,
    data: { payload: { to: '/a' } },
  });
});
