import { Refusal } from './refusal.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The most that an envelope's first line may weigh, in bytes. */
const maxHeader = 64 * 1024;

const newline = 0x0a;

/** Reads as far as the envelope's first line goes. @returns what has been read, which still has to be sent on */
async function readFirstLine(reader: Reader): Promise<{ read: Uint8Array[]; line: Uint8Array }> {
  const read: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Refusal(400, length === 0 ? 'The body is empty.' : 'The envelope has no line break after its header.');
    read.push(value);
    const end = value.indexOf(newline);
    length += end < 0 ? value.length : end;
    if (length > maxHeader) throw new Refusal(400, 'The envelope’s header is longer than 64 KiB.');
    if (end >= 0) return { read, line: join(read, length) };
  }
}

function join(parts: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part.subarray(0, length - at), at);
    at += part.length;
    if (at >= length) break;
  }
  return whole;
}

/**
 * Checks that an envelope is meant for us, reading no further than its header
 * (https://develop.sentry.dev/sdk/data-model/envelopes/#headers).
 * @returns the chunks that have been read on the way
 * @throws Refusal 400 when it is no envelope, 403 when its `dsn` is another
 */
export async function checkHeader(reader: Reader, dsn: string): Promise<Uint8Array[]> {
  const { read, line } = await readFirstLine(reader);
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line));
  } catch {
    throw new Refusal(400, 'The envelope’s header is not JSON.');
  }
  if (typeof header !== 'object' || header === null || Array.isArray(header)) {
    throw new Refusal(400, 'The envelope’s header is not a JSON object.');
  }
  const named = Object.hasOwn(header, 'dsn') ? (header as { dsn: unknown }).dsn : undefined;
  if (typeof named !== 'string') throw new Refusal(400, 'The envelope’s header has no dsn.');
  if (named !== dsn) throw new Refusal(403, 'The envelope’s dsn is not the one of this site.');
  return read;
}
