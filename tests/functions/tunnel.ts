import { vi } from 'vitest';
import type { Settings } from '#functions/tunnel/checkRequest.ts';
import { tunnelEnvelope } from '#functions/tunnel/tunnelEnvelope.ts';
import { textOf } from './textOf.ts';

/** The settings of the tunnel under test, and an envelope header that matches them. */
export const dsn = 'https://0123456789abcdef0123456789abcdef@o7.ingest.de.sentry.io/42';
export const ownSettings = { SENTRY_DSN: dsn };
export const header = JSON.stringify({ event_id: '12c2d058d58442709aa2eca08bf20986', dsn });
export const item = '{"type":"event"}\n{"message":"hello"}\n';
export const envelope = `${header}\n${item}`;

export function post(
  body: BodyInit | null,
  { query = '?o=7&p=42&r=de', method = 'POST', headers = {} as Record<string, string> } = {},
) {
  const init = { method, headers, body, duplex: 'half' };
  return new Request(`https://dunavik.example/monitoring${query}`, init as RequestInit);
}

interface Forwarded extends RequestInit {
  body: ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

/** What `fetch` does if its request is aborted. */
export const abortOf = ({ signal }: { signal: AbortSignal }) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

export const stubFetch = (ingest: (url: string, init: Forwarded) => Promise<Response>) =>
  vi.stubGlobal('fetch', ingest);

/**
 * Sends a request through the tunnel to an ingest that reads it and then answers.
 * @returns the tunnel's response, and the complete envelopes that reached the ingest
 */
export async function send(
  request: Request,
  settings: Settings = ownSettings,
  answer = () => new Response('{}'),
) {
  const sent: {
    url: string;
    method: string;
    redirect: string;
    headers: Record<string, string>;
    body: Buffer;
  }[] = [];
  stubFetch(async (address, init) => {
    const arrived = new Request(address, init);
    const { url, method, redirect } = arrived;
    const headers = Object.fromEntries(arrived.headers);
    const body = Buffer.from(await Promise.race([arrived.arrayBuffer(), abortOf(init)]));
    sent.push({ url, method, redirect, headers, body });
    return answer();
  });
  return { ...(await textOf(tunnelEnvelope(request, settings))), sent };
}
