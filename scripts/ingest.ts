/** `npm run ingest`: a local stand-in for the telemetry service that prints what arrives; the list is at /received. */
import { localIngestPort, startIngest } from './ingest/server.ts';
import { localSettings } from './sentry/local.ts';
import { summaries } from './sentry/summary.ts';

try {
  const { url } = await startIngest(localIngestPort, ({ bytes, envelope }) => {
    const time = new Date().toISOString().slice(11, 19);
    if (!envelope) console.log(`${time} ${bytes} bytes that are no envelope`);
    for (const summary of envelope ? summaries(envelope) : []) console.log(`${time} ${summary}`);
  });
  console.log(`Waiting for envelopes on ${url}; everything received is listed at ${url}/received.`);
  const [setting] = Object.entries(localSettings());
  console.log(`Run the site against it with: npm run dev -- --telemetry (${setting?.join('=')})`);
} catch (error) {
  console.error(`The ingest could not start: ${(error as Error).message}. Is another one running?`);
  process.exit(1);
}
