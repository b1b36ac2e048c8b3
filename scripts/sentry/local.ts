/** A fake DSN. Its envelopes are sent to the local ingest. */
export const localDsn = 'https://00000000000000000000000000000000@o1.ingest.de.sentry.io/42';

/** Sends telemetry to the local ingest, whose URL only Functions need. */
export const localSettings = (ingestUrl?: string) => ({
  SENTRY_DSN: localDsn,
  ...(ingestUrl && { SENTRY_INGEST_URL: ingestUrl }),
});

/** Makes source maps; the token is fake, so they are not uploaded. */
export const localMapSettings = { SENTRY_AUTH_TOKEN: 'fake' };
