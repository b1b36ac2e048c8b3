import { beforeEach, expect, test, vi } from 'vitest';
import { replay } from '#src/telemetry/constants.ts';
import { createRecording } from '#src/telemetry/sentry/recording.ts';

const calls: unknown[] = [];
const made = vi.fn((_options: Record<string, unknown>) => ({
  start: () => calls.push('start'),
  startBuffering: () => calls.push('buffer'),
  stop: (options: object) => calls.push(options),
}));

vi.mock('@sentry/replay', () => ({
  replayIntegration: (options: Record<string, unknown>) => made(options),
}));
vi.mock('@sentry/react', () => ({ getClient: () => ({ addIntegration: () => {} }) }));

beforeEach(() => {
  calls.length = 0;
  vi.clearAllMocks();
});

test('the first start creates the recorder with every specified setting', () => {
  const recording = createRecording();
  recording.stop();
  expect(made).not.toHaveBeenCalled();
  recording.start();
  const { sessionSampleRate, onErrorSampleRate, ...settings } = replay;
  const { minDuration, minDurationCap, maxDuration, ...named } = settings;
  expect(made).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      ...named,
      minReplayDuration: minDuration,
      maxReplayDuration: maxDuration,
      networkCaptureBodies: false,
    }),
  );
});

test.each([
  [replay.sessionSampleRate - 0.0001, 'start'],
  [replay.sessionSampleRate, 'buffer'],
])('stopping drops unsent data, and a restart draws lots again: %d means %s', (lot, mode) => {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  const recording = createRecording();
  recording.start();
  recording.stop();
  recording.start();
  expect(calls).toEqual([{ flush: false }, mode]);
  expect(made).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('it skips earlier requests, and scrubs the URLs of later ones', () => {
  vi.useFakeTimers({ now: 5_000_000 });
  createRecording().start();
  vi.useRealTimers();
  const keep = made.mock.lastCall?.[0].beforeAddRecordingEvent as (event: object) => object | null;
  const loaded = (startTimestamp: number, url = '/a') => ({
    data: { tag: 'performanceSpan', payload: { startTimestamp, url } },
  });
  expect(keep(loaded(4999.9))).toBeNull();
  expect(keep(loaded(5000.1, '/a?b'))).toEqual(loaded(5000.1));
});
