import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { parseEnvelope } from '@sentry/core';
import { listen } from '../serve/listen.ts';

export interface ReceivedEnvelope {
  path: string;
  headers: Record<string, string>;
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

/** Decodes envelopes and lists them at `/received`, or with `?agent=` those of one user agent. */
export function startIngest() {
  const received: ReceivedEnvelope[] = [];
  return listen(async (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const agent = searchParams.get('agent');
    if (pathname === '/received')
      return Response.json(
        received.filter(({ headers }) => !agent || headers['user-agent'] === agent),
      );
    const bytes = await request.arrayBuffer().catch(() => undefined);
    // Without bytes, the browser cancelled the request.
    if (bytes) {
      const body = Buffer.from(bytes);
      received.push({
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        sha256: createHash('sha256').update(body).digest('hex'),
        envelope: decodeEnvelope(body),
      });
    }
    return Response.json({});
  });
}
