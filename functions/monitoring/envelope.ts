import type { Destination } from '../../src/telemetry/sentry/dsn.ts';
import { headerEnd, refusalOf } from '../../src/telemetry/sentry/protocol.ts';
import { HttpError } from '../httpError.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

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
    const end = headerEnd(value);
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
 * @throws HttpError 400 when it is no envelope, 403 when it is for another destination
 */
export async function checkHeader(reader: Reader, destination: Destination): Promise<Uint8Array[]> {
  const { read, header } = await readHeader(reader);
  const problem = refusalOf(header, destination);
  if (problem) throw new HttpError(problem.status, problem.sentence);
  return read;
}
