import { commonHeaders, HttpError } from '../http.ts';
import { maxBytes } from './checkRequest.ts';

/** How long the ingest may take to accept a chunk, and to answer once it has everything. Milliseconds. */
export const ingestTimeoutMs = 10_000;

/** Tells Sentry the visitor's address, which it would else take from the tunnel's own connection. */
const visitorHeader = 'X-Sentry-Forwarded-For';
/** What the client acts on: how long it shall wait, and with what. */
const answerHeaders = ['Retry-After', 'X-Sentry-Rate-Limits'];

/** The address that Cloudflare saw, where it is one. */
function clientAddress(request: Request): string | undefined {
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  const four = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
  const six = /^[0-9a-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]`);
  return six || four.test(address) ? address : undefined;
}

/** Only what the ingest needs; never cookies, never authorization. */
function outgoingHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['Content-Type', 'User-Agent', 'Origin']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const address = clientAddress(request);
  if (address) headers.set(visitorHeader, address);
  return headers;
}

/** Aborts a request on demand, and when the ingest takes longer than `timeoutMs` in its turn. */
function createAbortTimer(timeoutMs: number) {
  const controller = new AbortController();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const abort = (reason: HttpError) => controller.abort(reason);
  return {
    signal: controller.signal,
    abort,
    start() {
      timeout = setTimeout(
        abort,
        timeoutMs,
        new HttpError(504, 'The telemetry service did not answer in time.'),
      );
    },
    stop() {
      if (timeout) clearTimeout(timeout);
    },
  };
}

/**
 * What has been read already, then the rest as it arrives. If the upload breaks off or is too large, this aborts the request
 * and leaves the stream open: if the stream just failed, workerd would complete the request as if nothing had happened.
 */
function upload(
  read: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
  timer: ReturnType<typeof createAbortTimer>,
) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      timer.stop();
      const value = read.shift();
      const next = value ? { done: false, value } : await reader.read().catch(() => undefined);
      if (!next) return timer.abort(new HttpError(400, 'The upload broke off.'));
      sent += next.value?.length ?? 0;
      if (sent > maxBytes)
        return timer.abort(new HttpError(413, 'The envelope is larger than 20 MiB.'));
      if (next.value) controller.enqueue(next.value);
      else controller.close();
      timer.start();
    },
    cancel: (reason) => reader.cancel(reason).catch(() => {}),
  });
}

function relay(answer: Response): Response {
  const headers = new Headers({ ...commonHeaders, 'Cache-Control': 'no-store' });
  for (const name of answerHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: answer.status, headers });
}

/**
 * Forwards an envelope to this address, once and byte for byte, and holds no more of it than a chunk.
 * @throws HttpError 413 over the limit, 400 when the upload broke off, 502 and 504 when the ingest fails
 */
export async function forward(
  request: Request,
  read: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
  url: string,
  timeoutMs = ingestTimeoutMs,
): Promise<Response> {
  const timer = createAbortTimer(timeoutMs);
  let answer: Response;
  try {
    const init = {
      method: 'POST',
      headers: outgoingHeaders(request),
      body: upload(read, reader, timer),
      redirect: 'manual',
      signal: timer.signal,
      duplex: 'half',
    };
    answer = await fetch(url, init as RequestInit);
  } catch {
    throw timer.signal.aborted
      ? timer.signal.reason
      : new HttpError(502, 'The telemetry service could not be reached.');
  } finally {
    timer.stop();
  }
  // The SDK does not read the body, which may be endless.
  answer.body?.cancel().catch(() => {});
  if (timer.signal.aborted) throw timer.signal.reason;
  const { status } = answer;
  if (status < 200 || (status >= 300 && status < 400) || status > 599) {
    throw new HttpError(502, 'The telemetry service answered with something else than a result.');
  }
  return relay(answer);
}
