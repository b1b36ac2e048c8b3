import { parseDsn, tunnelQuery } from '#src/telemetry/sentry/dsn.ts';

const dsn = 'https://ffffffffffffffffffffffffffffffff@o9999999.ingest.sentry.io/9999999';

/** An envelope for another project, which every site's tunnel must refuse. */
export const foreignMessage = {
  query: tunnelQuery(parseDsn(dsn)),
  body: `${JSON.stringify({ dsn })}\n{"type":"event"}\n{}\n`,
};
