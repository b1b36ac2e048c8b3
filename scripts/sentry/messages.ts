import { parseDsn, tunnelQuery } from '../../src/telemetry/sentry/dsn.ts';

/** A message as the client would send it. @returns the query that goes with it, and its body */
function message(dsn: string, payload: object) {
  const body = `${JSON.stringify({ dsn })}\n{"type":"event"}\n${JSON.stringify(payload)}\n`;
  return { query: tunnelQuery(parseDsn(dsn)), body };
}

/** What no site's tunnel may take: a message for somebody else. */
export const foreignMessage = message('https://ffffffffffffffffffffffffffffffff@o9999999.ingest.sentry.io/9999999', {});
