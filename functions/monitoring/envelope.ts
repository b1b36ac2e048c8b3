import { type Dsn, refuseEnvelope } from '../../src/telemetry/sentry/dsn.ts';
import { HttpError } from '../httpError.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Ends the envelope's header (https://develop.sentry.dev/sdk/data-model/envelopes/). */
const newline = 0x0a;

/** The most that an envelope's header may weigh, in bytes. */
const maxHeader = 64 * 1024;

/** Reads as far as the envelope's header goes. @returns what has been read, which still has to be sent on */
async function readHeader(reader: Reader): Promise<{ read: Uint8Array[]; header: Uint8Array }> {
  const read: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done)
      throw new HttpError(400, length === 0 ? 'The body is empty.' : 'The envelope has no line break after its header.');
    read.push(value);
    const end = value.indexOf(newline);
    length += end < 0 ? value.length : end;
    if (length > maxHeader) throw new HttpError(400, 'The envelope’s header is longer than 64 KiB.');
    if (end >= 0) return { read, header: join(read, length) };
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
 * Checks that an envelope is meant for us, reading no further than its header.
 * @returns the chunks that have been read on the way
 * @throws HttpError 400 when it is no envelope, 403 when it is for another DSN
 */
export async function checkHeader(reader: Reader, dsn: Dsn): Promise<Uint8Array[]> {
  const { read, header } = await readHeader(reader);
  const refusal = refuseEnvelope(header, dsn);
  if (refusal) throw new HttpError(refusal.status, refusal.sentence);
  return read;
}
