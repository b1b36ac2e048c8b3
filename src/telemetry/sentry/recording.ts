import { getClient } from '@sentry/react';
import { replayIntegration } from '@sentry/replay';
import { replay } from '../constants.ts';
import { cutAddresses, scrub } from '../scrub.ts';

type RecordingEvent = Parameters<
  NonNullable<NonNullable<Parameters<typeof replayIntegration>[0]>['beforeAddRecordingEvent']>
>[0];

/** What the SDK hands on to rrweb. */
interface Recorder {
  _recordingOptions: object;
}

/** A plugin of rrweb (https://github.com/rrweb-io/rrweb): sees every event before it is kept. */
const cut = {
  name: 'cut',
  options: {},
  eventProcessor(event: object) {
    cutAddresses(event);
    return event;
  },
};

/** Makes the recorder, stopped. It records a share of visits as they go, and of the others the minute before an error. */
export function createRecording() {
  let integration: ReturnType<typeof replayIntegration> | undefined;
  /** When recording was last started, in seconds. */
  let since = 0;

  /** The browser remembers what it loaded before anybody agreed to a recording. */
  const isOlder = ({ data }: RecordingEvent) =>
    data.tag === 'performanceSpan' && data.payload.startTimestamp < since;

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
      beforeAddRecordingEvent: (event) => (isOlder(event) ? null : scrub(event)),
    });
    // What is drawn passes no option of the SDK, so this goes to the recorder beneath it.
    Object.assign((integration as unknown as Recorder)._recordingOptions, { plugins: [cut] });
    getClient()?.addIntegration(integration);
  }

  function again(recorder: NonNullable<typeof integration>) {
    if (Math.random() < replay.sessionSampleRate) recorder.start();
    else recorder.startBuffering();
  }

  return {
    /** The SDK draws lots at its first start only; after a stop we draw them. */
    start() {
      since = Date.now() / 1000;
      if (integration) again(integration);
      else begin();
    },
    /** What has not been sent yet is dropped, and the session's number is taken out of the browser. */
    stop: () => void integration?.stop({ flush: false }),
  };
}
