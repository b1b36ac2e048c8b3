/** A DSN that belongs to nobody; what is sent with it goes to the local ingest. */
export const localDsn = 'https://00000000000000000000000000000000@o1.ingest.de.sentry.io/42';
export const localIngestPort = 8799;
