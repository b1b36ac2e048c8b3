import { maxBytes } from './admit.ts';
import type { Destination } from './destination.ts';
import { Refusal } from './refusal.ts';

/** How long the ingest may take to answer once it has everything. Milliseconds. */
export const patience = 10_000;

/** The address that Cloudflare saw, when it looks like one. */
function clientAddress(request: Request): string | undefined {
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  const four = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
  const six = /^(?=.*:)[0-9a-f:]{2,39}$/i;
  return four.test(address) || six.test(address) ? address : undefined;
}

/** Only what the ingest needs; never cookies, never authorization. */
function outgoingHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['Content-Type', 'User-Agent', 'Origin']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const address = clientAddress(request);
  if (address) headers.set('X-Sentry-Forwarded-For', address);
  return headers;
}

/** What became of an upload, for telling faults apart afterwards. */
interface Fate {
  tooLarge: boolean;
  broken: boolean;
}

/** What was read already and then the rest, as it comes in; ends in an error at the limit, so that nothing goes out whole. */
function upload(read: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>, fate: Fate, onEnd: () => void) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let chunk = read.shift();
      if (!chunk) {
        const next = await reader.read().catch((error) => {
          fate.broken = true;
          throw error;
        });
        if (next.done) {
          controller.close();
          onEnd();
          return;
        }
        chunk = next.value;
      }
      sent += chunk.length;
      if (sent > maxBytes) {
        fate.tooLarge = true;
        await reader.cancel().catch(() => {});
        throw new Error('too large');
      }
      controller.enqueue(chunk);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Of the ingest's answer only what the SDK acts on. */
function relay(answer: Response): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  for (const name of ['Retry-After', 'X-Sentry-Rate-Limits']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: answer.status, headers });
}

/**
 * Sends an envelope on, once and byte for byte, holding no more of it than a chunk.
 * @throws Refusal 413 over the limit, 400 when the upload broke off, 502 and 504 when the ingest fails
 */
export async function forward(
  request: Request,
  read: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { url }: Destination,
  wait = patience,
): Promise<Response> {
  const fate: Fate = { tooLarge: false, broken: false };
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const body = upload(read, reader, fate, () => {
    timer = setTimeout(() => abort.abort(), wait);
  });
  let answer: Response;
  try {
    const init = {
      method: 'POST',
      headers: outgoingHeaders(request),
      body,
      redirect: 'manual',
      signal: abort.signal,
      duplex: 'half',
    };
    answer = await fetch(url, init as RequestInit);
  } catch {
    if (fate.tooLarge) throw new Refusal(413, 'The envelope is larger than 20 MiB.');
    if (fate.broken) throw new Refusal(400, 'The upload broke off.');
    if (abort.signal.aborted) throw new Refusal(504, 'The telemetry service did not answer in time.');
    throw new Refusal(502, 'The telemetry service could not be reached.');
  } finally {
    if (timer) clearTimeout(timer);
  }
  // Its body is nothing to the SDK and may be endless.
  answer.body?.cancel().catch(() => {});
  if (fate.tooLarge) throw new Refusal(413, 'The envelope is larger than 20 MiB.');
  if (answer.status < 200 || (answer.status >= 300 && answer.status < 400)) {
    throw new Refusal(502, 'The telemetry service answered with something else than a result.');
  }
  return relay(answer);
}
