import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { respond } from '#functions/monitoring/respond.ts';
import { streamOf } from './streamOf.ts';
import { envelope, ingest, listening, ownSettings, send } from './tunnel.ts';

const limit = 20 * 1024 * 1024;
const head = new TextEncoder().encode(envelope);
const filling = new Uint8Array(16 * 1024).fill(0x61);

afterEach(() => void vi.useRealTimers());

/** In chunks of 16 KiB. */
function* ofLength(length: number) {
  yield head;
  for (let left = length - head.length; left > 0; left -= filling.length)
    yield filling.subarray(0, left);
}

function* brokenOff() {
  yield* ofLength(40_000);
  throw new Error('connection lost');
}

/** @returns the response's status and text */
async function sendBody(body: BodyInit, settings: object = ownSettings, timeoutMs?: number) {
  const response = await respond(send(body), settings, timeoutMs);
  return `${response.status} ${await response.text()}`.trim();
}

test('a declared size over 20 MiB is refused without reading', async () => {
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const request = send(body, { headers: { 'Content-Length': `${limit + 1}` } });
  expect((await respond(request, ownSettings)).status).toBe(413);
  expect(pull).not.toHaveBeenCalled();
});

test('a declared size of exactly 20 MiB arrives complete', async () => {
  const { arrived, settings } = await ingest();
  const request = send(streamOf(ofLength(limit)), { headers: { 'Content-Length': `${limit}` } });
  expect((await respond(request, settings)).status).toBe(200);
  expect(arrived).toEqual([{ path: 'POST /api/42/envelope/', length: limit, whole: true }]);
});

test.each([
  ['grows over 20 MiB', '413 The envelope is larger than 20 MiB.', ofLength(limit + 1)],
  ['breaks off', '400 The upload broke off.', brokenOff()],
])('an upload that %s does not arrive as if it were complete', async (_, refusal, chunks) => {
  const { arrived, settings } = await ingest();
  expect(await sendBody(streamOf(chunks), settings)).toBe(refusal);
  await vi.waitFor(() => expect(arrived).toMatchObject([{ whole: false }]));
});

test('an upload whose header does not arrive is ended after a timeout', async () => {
  const cancel = vi.fn();
  const late = '408 The envelope’s header did not arrive in time.';
  expect(await sendBody(new ReadableStream({ cancel }), ownSettings, 50)).toBe(late);
  expect(cancel).toHaveBeenCalled();
});

test('reading stops after 64 KiB of header', async () => {
  let pulled = 0;
  const endless = function* () {
    for (; pulled < 1000; pulled++) yield filling;
  };
  expect(await sendBody(streamOf(endless()))).toContain('400');
  expect(pulled).toBeLessThanOrEqual(6);
});

/** Starts an upload and an ingest that the test advances in steps, with fake timers. */
async function started() {
  vi.useFakeTimers();
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
  const { readable, writable } = new TransformStream<Uint8Array>();
  const visitor = writable.getWriter();
  void visitor.write(head);
  const status = vi.fn();
  void respond(send(readable), ownSettings).then((answer) => status(answer.status));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: 20_000 });
  await ingest.read();
  return { visitor, ingest, status };
}

test('the ingest has ten seconds from the end of an upload, however slow that was', async () => {
  const { visitor, ingest, status } = await started();
  for (let part = 0; part < 5; part++) {
    await vi.advanceTimersByTimeAsync(60_000);
    void visitor.write(filling);
    await ingest.read();
  }
  void visitor.close();
  await ingest.read();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(status).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toHaveBeenCalledWith(504);
});

test('an ingest that stops reading the upload times out', async () => {
  const { visitor, status } = await started();
  void visitor.write(filling);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(status).toHaveBeenCalledWith(504);
});

const unreachable = '502 The telemetry service could not be reached.';
const noResult = '502 The telemetry service answered with something else than a result.';

test.each([
  ['breaks off', unreachable, '200 x\r\nRetry-Af'],
  ['answers with 600', noResult, '600 x\r\n\r\n'],
  ['answers with 300', noResult, '300 x\r\n\r\n'],
  // Following the redirect would find nothing there.
  ['redirects', noResult, '307 x\r\nLocation: http://127.0.0.1:1/\r\n\r\n'],
])('an ingest that %s counts as failed', async (_, sentence, text) => {
  const answer = `HTTP/1.1 ${text}`;
  const server = createServer((socket) => socket.once('data', () => socket.end(answer)));
  expect(await sendBody(envelope, await listening(server))).toBe(sentence);
});

test('an upload that the ingest does not want is cancelled', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(head), cancel });
  vi.stubGlobal('fetch', async (_: string, init: { body: ReadableStream }) => {
    await init.body.cancel();
    throw new TypeError('fetch failed');
  });
  expect(await sendBody(body)).toBe(unreachable);
  expect(cancel).toHaveBeenCalled();
});

test('an endless response is cancelled, and no timer is left', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(filling), cancel });
  vi.stubGlobal('fetch', async (_: string, init: { body: ReadableStream }) => {
    await new Response(init.body).text();
    return new Response(body);
  });
  expect(await sendBody(envelope)).toBe('200');
  expect(vi.getTimerCount()).toBe(0);
  expect(cancel).toHaveBeenCalled();
});
