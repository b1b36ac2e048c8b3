import { getClient } from '@sentry/react';
import { replayIntegration } from '@sentry/replay';
import { replay } from './constants.ts';
import { scrub } from './scrub.ts';

/** An event as rrweb makes it; those of type 4 carry the address (https://github.com/rrweb-io/rrweb). */
interface Snapshot {
  type: number;
}

/** What the SDK hands on to rrweb. */
interface Recorder {
  _recordingOptions: object;
}

/** Makes the recorder, stopped. It records a share of visits as they go, and of the others the minute before an error. */
export function createRecording() {
  let integration: ReturnType<typeof replayIntegration> | undefined;

  function begin() {
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
      beforeAddRecordingEvent: (event) => scrub(event),
    });
    // The page's address at each snapshot, which no option of the SDK leads past `scrub`.
    const cut = { name: 'cut', options: {}, eventProcessor: (event: Snapshot) => (event.type === 4 ? scrub(event) : event) };
    Object.assign((integration as unknown as Recorder)._recordingOptions, { plugins: [cut] });
    getClient()?.addIntegration(integration);
  }

  function again(recorder: NonNullable<typeof integration>) {
    if (Math.random() < replay.sessionSampleRate) recorder.start();
    else recorder.startBuffering();
  }

  return {
    /** The SDK draws lots at its first start only; after a stop we draw them. */
    start: () => (integration ? again(integration) : begin()),
    /** What has not been sent yet is dropped, and the session's number is taken out of the browser. */
    stop: () => void integration?.stop({ flush: false }),
  };
}
