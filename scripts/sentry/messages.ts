import { parseDsn, tunnelQuery } from '../../src/telemetry/sentry/dsn.ts';

const dsn = 'https://ffffffffffffffffffffffffffffffff@o9999999.ingest.sentry.io/9999999';

/** What no site's tunnel may take: a message for somebody else, as the client would send it. */
export const foreignMessage = {
  query: tunnelQuery(parseDsn(dsn)),
  body: `${JSON.stringify({ dsn })}\n{"type":"event"}\n{}\n`,
};
