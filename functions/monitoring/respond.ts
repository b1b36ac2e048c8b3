import { commonHeaders } from '../commonHeaders.ts';
import { HttpError } from '../httpError.ts';
import { checkRequest, destinationOf, type Settings } from './checkRequest.ts';
import { checkHeader } from './envelope.ts';
import { forward } from './forward.ts';

async function forwardEnvelope(request: Request, settings: Settings, timeoutMs?: number): Promise<Response> {
  if (request.method !== 'POST') throw new HttpError(405, 'Envelopes are sent with POST.', { Allow: 'POST' });
  const { dsn, url } = destinationOf(settings);
  checkRequest(request, dsn);
  if (!request.body) throw new HttpError(400, 'The body is empty.');
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  let read: Uint8Array[];
  try {
    read = await checkHeader(reader, dsn);
  } catch (error) {
    await reader.cancel().catch(() => {});
    throw error instanceof HttpError ? error : new HttpError(400, 'The upload broke off.');
  }
  return forward(request, read, reader, url, timeoutMs);
}

/**
 * Answers a request to `/monitoring?o=ORG&p=PROJECT[&r=REGION]`, the same-origin tunnel for telemetry's envelopes.
 * @param timeoutMs how long the ingest may take to accept a chunk, and to answer, in milliseconds
 */
export async function respond(request: Request, settings: Settings, timeoutMs?: number): Promise<Response> {
  try {
    return await forwardEnvelope(request, settings, timeoutMs);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return new Response(request.method === 'HEAD' ? null : `${error.message}\n`, {
      status: error.status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...commonHeaders,
        ...error.headers,
      },
    });
  }
}
