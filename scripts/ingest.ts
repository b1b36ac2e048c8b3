/** `npm run ingest`: a local stand-in for Sentry that prints what arrives; the list is at /received. */
import { localDsn, localIngestPort, startIngest } from './ingest/server.ts';

interface Payload {
  exception?: { values?: { type?: string; value?: string }[] };
  message?: string;
  transaction?: string;
  events?: unknown[];
  segment_id?: number;
}

function summary(type: string, payload: Payload): string {
  const [first] = payload.exception?.values ?? [];
  if (first) return `${type}: ${first.type}: ${first.value}`;
  if (payload.events) return `${type}: ${payload.events.length} events`;
  return `${type}: ${payload.transaction ?? payload.message ?? (payload.segment_id === undefined ? '' : `segment ${payload.segment_id}`)}`;
}

try {
  const { url } = await startIngest(localIngestPort, ({ bytes, envelope }) => {
    const time = new Date().toISOString().slice(11, 19);
    if (!envelope) console.log(`${time} ${bytes} bytes that are no envelope`);
    for (const { type, payload } of envelope?.items ?? []) console.log(`${time} ${summary(type, payload as Payload)}`);
  });
  console.log(`Waiting for envelopes on ${url}; everything received is listed at ${url}/received.`);
  console.log(`Run the site against it with: npm run dev:telemetry (SENTRY_DSN=${localDsn})`);
} catch (error) {
  console.error(`The ingest could not start: ${(error as Error).message}. Is another one running?`);
  process.exit(1);
}
