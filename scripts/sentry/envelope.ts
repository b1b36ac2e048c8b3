import { inflateSync } from 'node:zlib';

interface Item {
  type: string;
  /** Parsed JSON; for a recording its header and its events. */
  payload: unknown;
}

export interface Envelope {
  header: Record<string, unknown>;
  items: Item[];
}

const newline = 0x0a;

/** A recording is a line of JSON and then events, plain or deflated. */
function recording(bytes: Buffer): unknown {
  const end = bytes.indexOf(newline);
  const header: unknown = JSON.parse(bytes.subarray(0, end).toString());
  const rest = bytes.subarray(end + 1);
  const text = rest[0] === 0x78 ? inflateSync(rest).toString() : rest.toString();
  return { header, events: JSON.parse(text) };
}

/** Takes an envelope apart (https://develop.sentry.dev/sdk/data-model/envelopes/). @throws Error when it is none */
export function parseEnvelope(bytes: Buffer): Envelope {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf(newline, at);
    const text = bytes.subarray(at, end < 0 ? bytes.length : end).toString();
    at = end < 0 ? bytes.length : end + 1;
    return text;
  };
  const header = JSON.parse(line());
  const items: Item[] = [];
  while (at < bytes.length) {
    const text = line();
    if (!text) continue;
    const { type, length } = JSON.parse(text) as { type: string; length?: number };
    let body: Buffer;
    if (length === undefined) body = Buffer.from(line());
    else {
      body = bytes.subarray(at, at + length);
      at += length + 1;
    }
    items.push({ type, payload: type === 'replay_recording' ? recording(body) : JSON.parse(body.toString()) });
  }
  return { header, items };
}
