import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { streamOf } from './streamOf.ts';
import { envelope, ingest, listening, ownSettings, send } from './tunnel.ts';

const limit = 20 * 1024 * 1024;
const head = new TextEncoder().encode(envelope);
const filling = new Uint8Array(16 * 1024).fill(0x61);

afterEach(() => void vi.useRealTimers());

/** Yields an envelope of this many bytes, in chunks of 16 KiB. */
function* ofLength(length: number) {
  yield head;
  for (let left = length - head.length; left > 0; left -= filling.length)
    yield filling.subarray(0, left);
}

const statusAndText = async (answer: Response) => `${answer.status} ${await answer.text()}`.trim();

test('a declared size over 20 MiB is refused without reading', async () => {
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const answer = await respond(
    send(body, { headers: { 'Content-Length': String(limit + 1) } }),
    ownSettings,
  );
  expect(await statusAndText(answer)).toBe('413 The envelope is larger than 20 MiB.');
  expect(pull).not.toHaveBeenCalled();
});

test('a declared size of exactly 20 MiB arrives complete', async () => {
  const { arrived, settings } = await ingest();
  const declared = { 'Content-Length': String(limit) };
  expect(
    (await respond(send(streamOf(ofLength(limit)), { headers: declared }), settings)).status,
  ).toBe(200);
  expect(arrived).toEqual([{ path: 'POST /api/42/envelope/', length: limit, whole: true }]);
});

test('an upload whose header does not arrive is ended after a timeout', async () => {
  const cancel = vi.fn();
  const answer = await respond(send(new ReadableStream({ cancel })), ownSettings, 50);
  expect(await statusAndText(answer)).toBe('408 The envelope’s header did not arrive in time.');
  expect(cancel).toHaveBeenCalled();
});

test('reading stops after 64 KiB of header', async () => {
  let pulled = 0;
  const endless = function* () {
    for (; pulled < 1000; pulled++) yield new Uint8Array(8 * 1024).fill(0x20);
  };
  expect((await respond(send(streamOf(endless())), ownSettings)).status).toBe(400);
  expect(pulled).toBeLessThanOrEqual(10);
});

test('at most two chunks of a large envelope are held in memory at a time', async () => {
  let pulled = 0;
  let taken = 0;
  let ahead = 0;
  const counted = function* () {
    for (const chunk of ofLength(4 * 1024 * 1024)) {
      pulled++;
      yield chunk;
    }
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: ReadableStream<Uint8Array> }) => {
    for await (const _chunk of body) {
      taken++;
      // Gives the tunnel time to read too far ahead.
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
      ahead = Math.max(ahead, pulled - taken);
    }
    return new Response('{}');
  });
  expect((await respond(send(streamOf(counted())), ownSettings)).status).toBe(200);
  expect([pulled, taken]).toEqual([257, 257]);
  expect(ahead).toBeLessThanOrEqual(2);
});

/** Starts an upload and an ingest that the test advances in steps, with fake timers. */
async function started() {
  vi.useFakeTimers();
  let visitor!: ReadableStreamDefaultController<Uint8Array>;
  let ingest!: ReadableStreamDefaultReader<Uint8Array>;
  const fetched = vi.fn(
    (_: string, { body, signal }: { body: ReadableStream<Uint8Array>; signal: AbortSignal }) => {
      ingest = body.getReader();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  );
  vi.stubGlobal('fetch', fetched);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      visitor = controller;
    },
  });
  visitor.enqueue(head);
  const status = vi.fn();
  void respond(send(body), ownSettings).then((answer) => status(answer.status));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: 20_000 });
  await ingest.read();
  return { visitor, ingest, status };
}

test('the ingest has ten seconds from the end of an upload, however slow that was', async () => {
  const { visitor, ingest, status } = await started();
  for (let part = 0; part < 5; part++) {
    await vi.advanceTimersByTimeAsync(60_000);
    visitor.enqueue(filling);
    await ingest.read();
  }
  visitor.close();
  await ingest.read();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(status).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toHaveBeenCalledWith(504);
});

test('an ingest that stops reading the upload times out', async () => {
  const { visitor, status } = await started();
  visitor.enqueue(filling);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(status).toHaveBeenCalledWith(504);
});

test('a redirect is not followed', async () => {
  const elsewhere = await ingest();
  const { arrived, settings } = await ingest((response) =>
    response
      .writeHead(307, { Location: `${elsewhere.settings.SENTRY_INGEST_URL}/api/42/envelope/` })
      .end(),
  );
  expect(await statusAndText(await respond(send(envelope), settings))).toMatch(
    /^502 The telemetry service answered with something/,
  );
  expect([arrived.length, elsewhere.arrived]).toEqual([1, []]);
});

test.each([
  ['breaks off within its headers', 'HTTP/1.1 200 OK\r\nRetry-Af'],
  ['answers with 600', 'HTTP/1.1 600 x\r\nContent-Length: 0\r\n\r\n'],
])('an ingest that %s counts as failed', async (_, text) => {
  const settings = await listening(
    createServer((socket) => socket.once('data', () => socket.end(text))),
  );
  expect(await statusAndText(await respond(send(envelope), settings))).toMatch(
    /^502 The telemetry service [a-z ]+\.$/,
  );
});

test('an ingest that refuses connections counts as failed', async () => {
  const settings = { ...ownSettings, SENTRY_INGEST_URL: 'http://127.0.0.1:1' };
  expect(await statusAndText(await respond(send(envelope), settings))).toBe(
    '502 The telemetry service could not be reached.',
  );
});

test('an endless response is cancelled', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(filling), cancel });
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Retry-After': '5' } }));
  const answer = await respond(send(envelope), ownSettings);
  expect([answer.status, answer.headers.get('Retry-After'), answer.body]).toEqual([200, '5', null]);
  expect(cancel).toHaveBeenCalled();
});
