import { answerHeaders, visitorHeader } from '../../src/telemetry/service/protocol.ts';
import { HttpError } from '../httpError.ts';
import { maxBytes } from './admit.ts';

/** How long the ingest may take to take in a chunk, and to answer once it has everything. Milliseconds. */
export const patience = 10_000;

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

/** Lets a request be given up, and does so by itself when the ingest takes longer than it may in its turn. */
function makeLife(wait: number) {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (why: HttpError) => abort.abort(why);
  return {
    signal: abort.signal,
    end,
    ingestsTurn() {
      timer = setTimeout(end, wait, new HttpError(504, 'The telemetry service did not answer in time.'));
    },
    ourTurn() {
      if (timer) clearTimeout(timer);
    },
  };
}

/**
 * What was read already and then the rest, as it comes in. Where it must not go out whole the request is given up and
 * the stream left open: workerd would end the request in good order if the stream just failed.
 */
function upload(read: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>, life: ReturnType<typeof makeLife>) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      life.ourTurn();
      const value = read.shift();
      const next = value ? { done: false, value } : await reader.read().catch(() => undefined);
      if (!next) return life.end(new HttpError(400, 'The upload broke off.'));
      sent += next.value?.length ?? 0;
      if (sent > maxBytes) return life.end(new HttpError(413, 'The envelope is larger than 20 MiB.'));
      if (next.value) controller.enqueue(next.value);
      else controller.close();
      life.ingestsTurn();
    },
    cancel: (reason) => reader.cancel(reason).catch(() => {}),
  });
}

/** Of the ingest's answer only what the SDK acts on. */
function relay(answer: Response): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  for (const name of answerHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: answer.status, headers });
}

/**
 * Sends an envelope on to this address, once and byte for byte, holding no more of it than a chunk.
 * @throws HttpError 413 over the limit, 400 when the upload broke off, 502 and 504 when the ingest fails
 */
export async function forward(
  request: Request,
  read: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
  url: string,
  wait = patience,
): Promise<Response> {
  const life = makeLife(wait);
  let answer: Response;
  try {
    const init = {
      method: 'POST',
      headers: outgoingHeaders(request),
      body: upload(read, reader, life),
      redirect: 'manual',
      signal: life.signal,
      duplex: 'half',
    };
    answer = await fetch(url, init as RequestInit);
  } catch {
    throw life.signal.aborted ? life.signal.reason : new HttpError(502, 'The telemetry service could not be reached.');
  } finally {
    life.ourTurn();
  }
  // Its body is nothing to the SDK and may be endless.
  answer.body?.cancel().catch(() => {});
  if (life.signal.aborted) throw life.signal.reason;
  const { status } = answer;
  if (status < 200 || (status >= 300 && status < 400) || status > 599) {
    throw new HttpError(502, 'The telemetry service answered with something else than a result.');
  }
  return relay(answer);
}
