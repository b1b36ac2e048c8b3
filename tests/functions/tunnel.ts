import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { listen } from './listen.ts';

/** The settings of the tunnel under test, and an envelope header that matches them. */
export const dsn = 'https://0123456789abcdef0123456789abcdef@o7.ingest.de.sentry.io/42';
export const ownSettings = { SENTRY_DSN: dsn };
export const header = JSON.stringify({
  event_id: '12c2d058d58442709aa2eca08bf20986',
  dsn,
  sent_at: '2026-11-21T08:00:00Z',
});
export const item = '{"type":"event"}\n{"message":"hello"}\n';
export const envelope = `${header}\n${item}`;

export function send(
  body: BodyInit | null,
  { query = '?o=7&p=42&r=de', method = 'POST', headers = {} as Record<string, string> } = {},
) {
  const init = { method, headers, body, duplex: 'half' };
  return new Request(`https://dunavik.example/monitoring${query}`, init as RequestInit);
}

/** Listens until the test ends. @returns settings that make the tunnel send to this server */
export const listening = async (server: Server) => ({
  ...ownSettings,
  SENTRY_INGEST_URL: await listen(server),
});

/** An ingest that records what arrives and accepts each complete request. */
export async function ingest() {
  const arrived: { path: string; length: number; whole: boolean }[] = [];
  const server = createServer(async (request, response) => {
    let length = 0;
    try {
      for await (const chunk of request) length += chunk.length;
    } catch {
      // The upload broke off, which `complete` records.
    }
    arrived.push({ path: `${request.method} ${request.url}`, length, whole: request.complete });
    if (request.complete) response.end('{}');
  });
  return { arrived, settings: await listening(server) };
}
