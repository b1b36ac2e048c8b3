/**
 * What is sent to the error-reporting service, and how much of it: the specification's figures (section 9). The
 * telemetry client and the privacy policy both read them here. Durations in milliseconds.
 */
export const tunnelPath = '/monitoring';

export const traceSampleRate = 1;

export const replay = {
  onErrorSampleRate: 1,
  sessionSampleRate: 0.1,
  maxDuration: 3_600_000,
  idlePause: 300_000,
  idleExpiry: 900_000,
} as const;
