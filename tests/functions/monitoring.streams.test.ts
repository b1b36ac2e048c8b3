import { afterEach, expect, test, vi } from 'vitest';
import { tunnelEnvelope } from '#functions/tunnel/tunnelEnvelope.ts';
import { streamOf } from './streamOf.ts';
import { textOf } from './textOf.ts';
import { abortOf, envelope, ownSettings, post, send, stubFetch } from './tunnel.ts';

const limit = 20 * 1024 * 1024;
const head = new TextEncoder().encode(envelope);
const filling = new Uint8Array(16 * 1024).fill(0x61);

afterEach(() => void vi.useRealTimers());

function* ofLength(length: number) {
  yield head;
  for (let left = length - head.length; left > 0; left -= filling.length)
    yield filling.subarray(0, left);
}

function* brokenOff() {
  yield* ofLength(40_000);
  throw new Error('connection lost');
}

test('a declared size over 20 MiB is refused without reading', async () => {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const request = post(body, { headers: { 'Content-Length': `${limit + 1}` } });
  expect((await send(request)).status).toBe(413);
  expect(pull).not.toHaveBeenCalled();
});

test.each([
  ['grows over 20 MiB', 413, 'The envelope is larger than 20 MiB.\n', ofLength(limit + 1)],
  ['breaks off', 400, 'The upload broke off.\n', brokenOff()],
])('an upload that %s does not arrive as if it were complete', async (_, status, text, chunks) => {
  expect(await send(post(streamOf(chunks)))).toMatchObject({ status, text, sent: [] });
});

test('an upload without its header ends after a timeout', async () => {
  const cancel = vi.fn();
  const request = post(new ReadableStream({ cancel }));
  const text = 'The envelope’s header did not arrive in time.\n';
  expect(await textOf(tunnelEnvelope(request, ownSettings, 50))).toMatchObject({
    status: 408,
    text,
  });
  expect(cancel).toHaveBeenCalled();
});

/** Starts an upload and an ingest that the test advances in steps, with fake timers. */
async function started() {
  vi.useFakeTimers();
  const begun = new Promise<ReadableStreamDefaultReader<Uint8Array>>((resolve) =>
    stubFetch((_, init) => {
      resolve(init.body.getReader());
      return abortOf(init);
    }),
  );
  const { readable, writable } = new TransformStream<Uint8Array>();
  const visitor = writable.getWriter();
  void visitor.write(head);
  const status = vi.fn();
  void tunnelEnvelope(post(readable), ownSettings).then((answer) => status(answer.status));
  const ingest = await begun;
  await ingest.read();
  return { visitor, ingest, status };
}

test('the ingest has ten seconds after an upload, however slow that was', async () => {
  const { visitor, ingest, status } = await started();
  for (let part = 0; part < 2; part++) {
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

test('an upload that the ingest does not want is cancelled', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(head), cancel });
  stubFetch(async (_, init) => {
    await init.body.cancel();
    return new Response();
  });
  await tunnelEnvelope(post(body), ownSettings);
  expect(cancel).toHaveBeenCalled();
});

test('an endless response is cancelled, and no timer is left', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(filling), cancel });
  expect((await send(post(envelope), ownSettings, () => new Response(body))).status).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
  expect(cancel).toHaveBeenCalled();
});
