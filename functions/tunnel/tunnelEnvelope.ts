import { type Dsn, refuseEnvelope } from '../../src/telemetry/sentry/dsn.ts';
import { dataHeaders } from '../http/headers.ts';
import { HttpError } from '../http/httpError.ts';
import { checkRequest, destinationOf, type Settings } from './checkRequest.ts';
import { type Envelope, forward } from './forward.ts';

type Reader = Envelope['reader'];

const defaultTimeoutMs = 10_000;

/** Ends an envelope's header (https://develop.sentry.dev/sdk/data-model/envelopes/). */
const newline = 0x0a;

const maxHeaderBytes = 64 * 1024;

/** Reads an envelope's header. @returns the header, and all chunks read so far */
async function readHeader(reader: Reader): Promise<{ read: Uint8Array[]; header: Uint8Array }> {
  const read: Uint8Array[] = [];
  const header: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done)
      throw new HttpError(
        400,
        length === 0 ? 'The body is empty.' : 'The envelope has no line break after its header.',
      );
    read.push(value);
    const end = value.indexOf(newline);
    const part = end < 0 ? value : value.subarray(0, end);
    header.push(part);
    length += part.length;
    if (length > maxHeaderBytes)
      throw new HttpError(400, 'The envelope’s header is longer than 64 KiB.');
    if (end >= 0) return { read, header: new Uint8Array(await new Blob(header).arrayBuffer()) };
  }
}

/**
 * Checks by its header that an envelope is for this site.
 * @returns the chunks that were read
 * @throws HttpError 400 if it is malformed, 403 if it is for another DSN, 408 after `timeoutMs`
 */
async function checkHeader(reader: Reader, dsn: Dsn, timeoutMs: number): Promise<Uint8Array[]> {
  // A header that does not arrive would keep the request open.
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => {});
  }, timeoutMs);
  try {
    const { read, header } = await readHeader(reader);
    const refusal = refuseEnvelope(header, dsn);
    if (refusal) throw new HttpError(refusal.status, refusal.sentence);
    return read;
  } catch (error) {
    if (isLate) throw new HttpError(408, 'The envelope’s header did not arrive in time.');
    await reader.cancel().catch(() => {});
    throw error instanceof HttpError ? error : new HttpError(400, 'The upload broke off.');
  } finally {
    clearTimeout(timer);
  }
}

async function forwardEnvelope(
  request: Request,
  settings: Settings,
  timeoutMs: number,
): Promise<Response> {
  if (request.method !== 'POST')
    throw new HttpError(405, 'Envelopes are sent with POST.', { Allow: 'POST' });
  const { dsn, url } = destinationOf(settings);
  checkRequest(request, dsn);
  if (!request.body) throw new HttpError(400, 'The body is empty.');
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const read = await checkHeader(reader, dsn, timeoutMs);
  return forward({ request, read, reader }, url, timeoutMs);
}

/**
 * Answers `/monitoring?o=ORG&p=PROJECT[&r=REGION]`, the same-origin tunnel for Sentry envelopes.
 * @param timeoutMs how long the header may take, and Sentry to accept a chunk or to answer
 */
export async function tunnelEnvelope(
  request: Request,
  settings: Settings,
  timeoutMs = defaultTimeoutMs,
): Promise<Response> {
  try {
    return await forwardEnvelope(request, settings, timeoutMs);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return new Response(request.method === 'HEAD' ? null : `${error.message}\n`, {
      status: error.status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...dataHeaders,
        ...error.headers,
      },
    });
  }
}
