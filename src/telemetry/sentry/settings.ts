/** The variables that name the destination: of the build, which puts it into the pages, and of the Functions. */
export interface Settings {
  SENTRY_DSN?: string;
  /** Sends messages elsewhere during development and tests; only loopback addresses are taken. */
  SENTRY_INGEST_URL?: string;
}

/** The message to somebody who has not set the destination. */
export const destinationVariable = 'SENTRY_DSN';

/** What is set; an empty text is as good as none. */
export const readSettings = ({ SENTRY_DSN, SENTRY_INGEST_URL }: Settings) => ({
  destination: SENTRY_DSN || undefined,
  ingestUrl: SENTRY_INGEST_URL || undefined,
});

/** The variables that set this destination and, where one is given, the ingest to send to instead. */
export const settingsFor = (destination: string, ingestUrl?: string) => ({
  [destinationVariable]: destination,
  ...(ingestUrl && { SENTRY_INGEST_URL: ingestUrl }),
});
