import { dataHeaders } from '../http/headers.ts';
import { HttpError } from '../http/httpError.ts';
import { maxBytes } from './checkRequest.ts';

/** Tells Sentry the visitor's IP address, because it would otherwise see this Function's. */
const visitorHeader = 'X-Sentry-Forwarded-For';
/** The response headers that make Sentry's client in the browser slow down. */
const rateLimitHeaders = ['Retry-After', 'X-Sentry-Rate-Limits'];

/** Returns the visitor's IP address as Cloudflare reports it, if it is valid. */
function clientIp(request: Request): string | undefined {
  const ip = request.headers.get('CF-Connecting-IP') ?? '';
  const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
  const isIpv6 = /^[0-9a-f:.]+$/i.test(ip) && URL.canParse(`http://[${ip}]`);
  return isIpv6 || ipv4.test(ip) ? ip : undefined;
}

/** Copies only the headers that Sentry needs: no cookies, no authorization. */
function outgoingHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['Content-Type', 'User-Agent', 'Origin']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const ip = clientIp(request);
  if (ip) headers.set(visitorHeader, ip);
  return headers;
}

/** Aborts a request on demand, or `timeoutMs` after `start` if `stop` is not called before. */
function createAbortTimer(timeoutMs: number) {
  const controller = new AbortController();
  let stop = () => {};
  const abort = (reason: HttpError) => controller.abort(reason);
  return {
    signal: controller.signal,
    abort,
    start() {
      const timeout = setTimeout(
        abort,
        timeoutMs,
        new HttpError(504, 'The telemetry service did not answer in time.'),
      );
      stop = () => clearTimeout(timeout);
    },
    stop: () => stop(),
  };
}

/** A visitor's envelope, whose beginning was already read. */
export interface Envelope {
  request: Request;
  /** The chunks that were already read. */
  read: Uint8Array[];
  /** Reads the rest. */
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
}

/**
 * Streams the chunks that were already read, then the rest as it arrives. Aborts the request if the
 * upload breaks off or is too large: workerd would complete the request if only the stream failed.
 */
function upload({ read, reader }: Envelope, timer: ReturnType<typeof createAbortTimer>) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      timer.stop();
      const value = read.shift();
      const next = value ? { value } : await reader.read().catch(() => undefined);
      if (!next) return timer.abort(new HttpError(400, 'The upload broke off.'));
      if (next.value) {
        sent += next.value.length;
        if (sent > maxBytes)
          return timer.abort(new HttpError(413, 'The envelope is larger than 20 MiB.'));
        controller.enqueue(next.value);
      } else controller.close();
      timer.start();
    },
    cancel: (reason) => reader.cancel(reason).catch(() => {}),
  });
}

/** Returns Sentry's status and rate limits. @throws HttpError 502 if the status is no result */
function relay(answer: Response): Response {
  const { status } = answer;
  // No response can have a status above 599.
  if ((status >= 300 && status < 400) || status > 599)
    throw new HttpError(502, 'The telemetry service answered with something else than a result.');
  const headers = new Headers({ ...dataHeaders, 'Cache-Control': 'no-store' });
  for (const name of rateLimitHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status, headers });
}

/**
 * Forwards an envelope to Sentry chunk by chunk, unchanged.
 * @param timeoutMs how long Sentry may take to accept a chunk, and to answer after the last one
 * @throws HttpError 413 over the limit, 400 if the upload broke off, 502 or 504 if Sentry fails
 */
export async function forward(
  envelope: Envelope,
  url: string,
  timeoutMs: number,
): Promise<Response> {
  const timer = createAbortTimer(timeoutMs);
  let answer: Response;
  try {
    const init = {
      method: 'POST',
      headers: outgoingHeaders(envelope.request),
      body: upload(envelope, timer),
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
  // Cancels the body, because Sentry's client ignores it and it may be endless.
  answer.body?.cancel().catch(() => {});
  return relay(answer);
}
