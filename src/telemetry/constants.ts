// The specification's settings for Sentry (section 9). Durations are in milliseconds.

/** The path of the same-origin tunnel to Sentry. */
export const tunnelPath = '/monitoring';

export const traceSampleRate = 1;

/** Page loads of this route are not traced. */
export const untracedRoute = '/404';

/** Requests to these paths get tracing headers. */
export const tracePropagationTargets = [/^\/api(?:\/|$)/];

export const replay = {
  onErrorSampleRate: 1,
  sessionSampleRate: 0.1,
  maskAllText: true,
  blockAllMedia: true,
  flushMinDelay: 5000,
  flushMaxDelay: 5500,
  minDuration: 4999,
  /** The upper limit of `minDuration`. */
  minDurationCap: 15_000,
  maxDuration: 3_600_000,
  slowClickTimeout: 7000,
  mutationLimit: 10_000,
  mutationBreadcrumbLimit: 750,
} as const;

/** Limits hard-coded in Sentry's SDK, which the privacy policy states. A test compares them. */
export const builtIn = {
  /** The largest recording that is kept in memory, in characters. */
  bufferMax: 20_000_000,
  idlePause: 300_000,
  idleExpiry: 900_000,
  sendRetries: 3,
  /** The maximum number of events in five seconds. */
  events: 300,
} as const;

/** The sessionStorage key under which the SDK keeps a recording's id. */
export const recordingKey = 'sentryReplaySession';
