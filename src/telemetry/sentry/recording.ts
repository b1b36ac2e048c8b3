import { getClient } from '@sentry/react';
import { replayIntegration } from '@sentry/replay';
import { replay } from '../constants.ts';
import { scrub } from '../scrub.ts';

type RecordingEvent = Parameters<
  NonNullable<NonNullable<Parameters<typeof replayIntegration>[0]>['beforeAddRecordingEvent']>
>[0];

/** Makes a stopped recorder. It records some visits whole, and of others the minute before an error. */
export function createRecording() {
  let integration: ReturnType<typeof replayIntegration> | undefined;
  /** Seconds since 1970. */
  let startedAt = 0;

  /** Finds requests that the browser made before the visitor agreed to be recorded. */
  const isOlder = ({ data }: RecordingEvent) =>
    data.tag === 'performanceSpan' && data.payload.startTimestamp < startedAt;

  function startFirst() {
    integration = replayIntegration({
      maskAllText: replay.maskAllText,
      blockAllMedia: replay.blockAllMedia,
      flushMinDelay: replay.flushMinDelay,
      flushMaxDelay: replay.flushMaxDelay,
      minReplayDuration: Math.min(replay.minDuration, replay.minDurationCap),
      maxReplayDuration: replay.maxDuration,
      slowClickTimeout: replay.slowClickTimeout,
      mutationLimit: replay.mutationLimit,
      mutationBreadcrumbLimit: replay.mutationBreadcrumbLimit,
      networkCaptureBodies: false,
      // transport.ts compresses recordings after it has scrubbed them.
      useCompression: false,
      beforeAddRecordingEvent: (event) => (isOlder(event) ? null : scrub(event)),
    });
    getClient()?.addIntegration(integration);
  }

  /**
   * Decides at random whether to record the whole visit, which the SDK does only at its first
   * start.
   */
  function restart(recorder: NonNullable<typeof integration>) {
    if (Math.random() < replay.sessionSampleRate) recorder.start();
    else recorder.startBuffering();
  }

  return {
    start() {
      startedAt = Date.now() / 1000;
      if (integration) restart(integration);
      else startFirst();
    },
    /** Drops events that were not sent yet, and removes the recording's id from the browser. */
    stop: () => void integration?.stop({ flush: false }),
  };
}
