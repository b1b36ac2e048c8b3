import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { parseEnvelope } from '@sentry/core';

export interface ReceivedEnvelope {
  path: string;
  headers: IncomingHttpHeaders;
  /** The hash of the body, as hex. */
  sha256: string;
  /** Undefined if the body is not an envelope. */
  envelope:
    | { header: Record<string, unknown>; items: { type: string; payload: unknown }[] }
    | undefined;
}

/** Decodes a recording: a line of JSON, then the events as JSON, plain or deflated. */
function decodeRecording(bytes: Uint8Array) {
  const events = bytes.subarray(bytes.indexOf(0x0a) + 1);
  const isDeflated = events[0] === 0x78;
  return {
    events: JSON.parse((isDeflated ? inflateSync(events) : Buffer.from(events)).toString()),
  };
}

function decodeEnvelope(body: Buffer): ReceivedEnvelope['envelope'] {
  try {
    const [header, items] = parseEnvelope(body);
    const decode = (payload: unknown) =>
      payload instanceof Uint8Array ? decodeRecording(payload) : payload;
    return {
      header: { ...header },
      items: items.map(([{ type }, payload]) => ({ type, payload: decode(payload) })),
    };
  } catch {
    return undefined;
  }
}

/**
 * Starts a fake telemetry service on loopback. It accepts and decodes envelopes, and lists them at
 * `/received`, or with `?agent=` those of one user agent.
 */
export async function startIngest() {
  const received: ReceivedEnvelope[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    // The browser cancelled the request.
    if (!body) return;
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'application/json');
    if (pathname === '/received') {
      const agent = searchParams.get('agent');
      response.end(
        JSON.stringify(received.filter(({ headers }) => !agent || headers['user-agent'] === agent)),
      );
      return;
    }
    const sha256 = createHash('sha256').update(body).digest('hex');
    received.push({
      path: pathname + search,
      headers: request.headers,
      sha256,
      envelope: decodeEnvelope(body),
    });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
