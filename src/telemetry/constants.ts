/**
 * What is sent to the error-reporting service, and how much of it: the specification's figures (section 9). The
 * telemetry client, the tunnel and the privacy policy read them here. Durations in milliseconds.
 */

/** Where the browser sends its envelopes: our own origin. */
export const tunnelPath = '/monitoring';

export const traceSampleRate = 1;

/** Page loads of this route are left out of the traces. */
export const untracedRoute = '/404';

/** Requests to these paths carry the trace on. */
export const tracePropagationTargets = [/^\/api(?:\/|$)/];

export const replay = {
  onErrorSampleRate: 1,
  sessionSampleRate: 0.1,
  maskAllText: true,
  blockAllMedia: true,
  flushMinDelay: 5000,
  flushMaxDelay: 5500,
  minDuration: 4999,
  /** The least that a recording must last may never be more than this. */
  minDurationCap: 15_000,
  maxDuration: 3_600_000,
  slowClickTimeout: 7000,
  mutationLimit: 10_000,
  mutationBreadcrumbLimit: 750,
} as const;

/** Figures that the SDK has built in; a test reads them from the installed package, so that a change is noticed. */
export const builtIn = {
  /** Characters. */
  bufferMax: 20_000_000,
  idlePause: 300_000,
  idleExpiry: 900_000,
  sendRetries: 3,
  /** The SDK counts them over five seconds, which keeps below the specification's figure for one. */
  events: 300,
} as const;

/** Where the SDK keeps a recording's number from page to page, in session storage. */
export const recordingKey = 'sentryReplaySession';
