import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** The settings of the tunnel under test, and an envelope header that matches them. */
export const dsn = 'https://0123456789abcdef0123456789abcdef@o7.ingest.de.sentry.io/42';
export const ownSettings = { SENTRY_DSN: dsn };
export const header = JSON.stringify({ event_id: '12c2d058d58442709aa2eca08bf20986', dsn, sent_at: '2026-11-21T08:00:00Z' });
export const item = '{"type":"event"}\n{"message":"hello"}\n';
export const envelope = `${header}\n${item}`;

interface Sending {
  query?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** A request as the Function receives it. */
export function send(body: BodyInit | null, { query = '?o=7&p=42&r=de', method = 'POST', headers = {} }: Sending = {}) {
  const init = { method, headers, body, duplex: 'half' };
  return new Request(`https://dunavik.example/monitoring${query}`, init as RequestInit);
}

/** A body with these chunks, each produced when it is requested. */
export function streamOf(chunks: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const left = chunks[Symbol.iterator]();
  return new ReadableStream(
    {
      pull(controller) {
        const { done, value } = left.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Listens on loopback until the test is over. @returns the settings that make the tunnel send there */
export async function listening(server: NetServer) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { ...ownSettings, SENTRY_INGEST_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Arrived {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Whether the request was complete, rather than broken off. */
  whole: boolean;
}

/** An ingest that records what arrives and responds to each complete request. */
export async function ingest(answer: (response: ServerResponse) => void = (response) => response.end('{}')) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers };
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      // It broke off; `complete` records that.
    }
    arrived.push({ ...one, body: Buffer.concat(chunks), whole: request.complete });
    if (request.complete) answer(response);
  });
  const settings = await listening(server);
  onTestFinished(() => server.closeAllConnections());
  return { arrived, settings };
}
