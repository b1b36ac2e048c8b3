import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { parseEnvelope } from '@sentry/core';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** Of the body, byte for byte. */
  sha256: string;
  /** None where the body is no envelope. */
  envelope:
    | { header: Record<string, unknown>; items: { type: string; payload: unknown }[] }
    | undefined;
}

/** The events of a recording, which is a line of JSON and then events, plain or deflated. */
function recordingOf(bytes: Uint8Array) {
  const rest = bytes.subarray(bytes.indexOf(0x0a) + 1);
  return {
    events: JSON.parse((rest[0] === 0x78 ? inflateSync(rest) : Buffer.from(rest)).toString()),
  };
}

function envelopeOf(body: Buffer): Received['envelope'] {
  try {
    const [header, items] = parseEnvelope(body);
    const payloadOf = (payload: unknown) =>
      payload instanceof Uint8Array ? recordingOf(payload) : payload;
    return {
      header: { ...header },
      items: items.map(([{ type }, payload]) => ({ type, payload: payloadOf(payload) })),
    };
  } catch {
    return undefined;
  }
}

/**
 * A stand-in for the telemetry service's ingest, on loopback: takes envelopes, keeps them decoded, and lists at `GET /received` those
 * of a user agent (`?agent=`), or all.
 */
export async function startIngest() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    // Broken off.
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
      envelope: envelopeOf(body),
    });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
