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
  const headers = { 'Content-Length': String(limit) };
  const answer = await respond(send(streamOf(ofLength(limit)), { headers }), settings);
  expect(answer.status).toBe(200);
  expect(arrived).toEqual([{ path: 'POST /api/42/envelope/', length: limit, whole: true }]);
});

function* brokenOff() {
  yield* ofLength(40_000);
  throw new Error('connection lost');
}

test.each([
  ['grows over 20 MiB', '413 The envelope is larger than 20 MiB.', ofLength(limit + 1)],
  ['breaks off', '400 The upload broke off.', brokenOff()],
])('an upload that %s does not arrive as if it were complete', async (_, refusal, chunks) => {
  const { arrived, settings } = await ingest();
  const answer = await respond(send(streamOf(chunks)), settings);
  expect(await statusAndText(answer)).toBe(refusal);
  await vi.waitFor(() => expect(arrived).toMatchObject([{ whole: false }]));
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
    for (; pulled < 1000; pulled++) yield filling;
  };
  expect((await respond(send(streamOf(endless())), ownSettings)).status).toBe(400);
  expect(pulled).toBeLessThanOrEqual(6);
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

const unreachable = '502 The telemetry service could not be reached.';
const noResult = '502 The telemetry service answered with something else than a result.';
const answered = (status: string) => `HTTP/1.1 ${status} x\r\nContent-Length: 0\r\n`;

test.each([
  ['breaks off within its headers', unreachable, 'HTTP/1.1 200 OK\r\nRetry-Af'],
  ['answers with 600', noResult, `${answered('600')}\r\n`],
  ['answers with 300', noResult, `${answered('300')}\r\n`],
  // Following the redirect would find nothing there.
  ['redirects', noResult, `${answered('307')}Location: http://127.0.0.1:1/\r\n\r\n`],
])('an ingest that %s counts as failed', async (_, sentence, text) => {
  const settings = await listening(
    createServer((socket) => socket.once('data', () => socket.end(text))),
  );
  expect(await statusAndText(await respond(send(envelope), settings))).toBe(sentence);
});

test('an upload that the ingest does not want is cancelled', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(head), cancel });
  vi.stubGlobal('fetch', async (_: string, init: { body: ReadableStream }) => {
    await init.body.cancel();
    throw new TypeError('fetch failed');
  });
  expect(await statusAndText(await respond(send(body), ownSettings))).toBe(unreachable);
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
  const answer = await respond(send(envelope), ownSettings);
  expect([answer.status, answer.body, vi.getTimerCount()]).toEqual([200, null, 0]);
  expect(cancel).toHaveBeenCalled();
});
