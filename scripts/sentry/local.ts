/** A DSN that belongs to nobody; what is sent with it goes to the local ingest. */
export const localDsn = 'https://00000000000000000000000000000000@o1.ingest.de.sentry.io/42';

/** What a build, or a Function, is given to send there. @param ingestUrl where the ingest is, which only Functions need */
export const localSettings = (ingestUrl?: string) => ({
  SENTRY_DSN: localDsn,
  ...(ingestUrl && { SENTRY_INGEST_URL: ingestUrl }),
});

/** Settings of a build whose source maps are made, and sent nowhere by this token. */
export const localMapSettings = { SENTRY_AUTH_TOKEN: 'belongs-to-nobody' };
