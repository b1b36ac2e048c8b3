/** A fake DSN. Its envelopes are sent to the local ingest. */
export const localDsn = 'https://00000000000000000000000000000000@o1.ingest.de.sentry.io/42';

/**
 * Returns settings with which builds and Functions send telemetry to the local ingest.
 * @param ingestUrl its URL, which only Functions need
 */
export const localSettings = (ingestUrl?: string) => ({
  SENTRY_DSN: localDsn,
  ...(ingestUrl && { SENTRY_INGEST_URL: ingestUrl }),
});

/** Settings with which a build makes source maps. The token is fake, so they are not uploaded. */
export const localMapSettings = { SENTRY_AUTH_TOKEN: 'fake' };
