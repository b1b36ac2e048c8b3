import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { envelope, ownSettings, send } from './tunnel.ts';

const bytes = new TextEncoder();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An upload that the test continues and an ingest that reads as much as the test wants, on a clock that the test controls. */
function started() {
  let visitor!: ReadableStreamDefaultController<Uint8Array>;
  let taking!: ReadableStreamDefaultReader<Uint8Array>;
  const fetched = vi.fn(({ body, signal }: { body: ReadableStream<Uint8Array>; signal: AbortSignal }) => {
    taking = body.getReader();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  vi.stubGlobal('fetch', (_url: string, init: Parameters<typeof fetched>[0]) => fetched(init));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      visitor = controller;
    },
  });
  visitor.enqueue(bytes.encode(envelope));
  const status = vi.fn();
  void respond(send(body), ownSettings).then((answer) => status(answer.status));
  return { visitor, take: () => taking.read(), begun: () => vi.waitFor(() => expect(fetched).toHaveBeenCalled()), status };
}

test('the ingest has ten seconds from the end of the upload', async () => {
  const { visitor, take, begun, status } = started();
  await begun();
  await take();
  visitor.close();
  await take();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(status).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toHaveBeenCalledWith(504);
});

test('a slow visitor does not use up the time limit', async () => {
  const { visitor, take, begun, status } = started();
  await begun();
  await take();
  for (let part = 0; part < 5; part++) {
    await vi.advanceTimersByTimeAsync(60_000);
    visitor.enqueue(bytes.encode('more'));
    await take();
  }
  expect(status).not.toHaveBeenCalled();
  visitor.close();
  await take();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(status).toHaveBeenCalledWith(504);
});

test('an ingest that stops reading the upload is not waited for any longer', async () => {
  const { visitor, take, begun, status } = started();
  await begun();
  await take();
  visitor.enqueue(bytes.encode('more'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(status).toHaveBeenCalledWith(504);
});
