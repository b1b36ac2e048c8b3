/** `npm run ingest`: a local stand-in for the telemetry service that prints what arrives; the list is at /received. */
import { command } from './cli/command.ts';
import { localIngestPort, startIngest } from './ingest/server.ts';

/** What the item is about: an error, a page or a part of a recording. */
function subject(payload: unknown): string {
  const { exception, message, transaction, events } = Object(payload);
  const [error] = exception?.values ?? [];
  return error ? `${error.type}: ${error.value}` : (transaction ?? message ?? (events ? `${events.length} events` : ''));
}

await command(async () => {
  const { url } = await startIngest(localIngestPort, ({ bytes, envelope }) => {
    const time = new Date().toISOString().slice(11, 19);
    if (!envelope) console.log(`${time} ${bytes} bytes that are no envelope`);
    for (const { type, payload } of envelope?.items ?? []) console.log(`${time} ${type}: ${subject(payload)}`);
  }).catch((error: Error) => {
    throw new Error(`The ingest could not start: ${error.message}. Is another one running?`);
  });
  console.log(`Waiting for envelopes on ${url}; everything received is listed at ${url}/received.`);
  console.log('Run the site against it with: npm run dev -- --telemetry');
});
