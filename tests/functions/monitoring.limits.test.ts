import { afterEach, expect, test, vi } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { envelope, ingest, ownSettings, send, streamOf } from './tunnel.ts';

const limit = 20 * 1024 * 1024;
const head = new TextEncoder().encode(envelope);
const filling = new Uint8Array(16 * 1024).fill(0x61);

// A busy machine takes many times as long.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => vi.unstubAllGlobals());

/** An envelope of this many bytes, in chunks of 16 KiB. */
function* ofLength(length: number) {
  yield head;
  for (let left = length - head.length; left > 0; left -= filling.length) yield filling.subarray(0, left);
}

/** A stream of the given chunks that then fails, like a broken connection. */
function brokenAfter(chunks: Uint8Array[]) {
  const left = [...chunks];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new Error('connection reset'));
    },
  });
}

test.each([String(limit + 1), '99999999999999999999', '1e9'])('%s declared bytes are refused unread', async (length) => {
  const { arrived, settings } = await ingest();
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const answer = await respond(send(body, { headers: { 'Content-Length': length } }), settings);
  expect([answer.status, await answer.text()]).toEqual([413, 'The envelope is larger than 20 MiB.\n']);
  expect(pull).not.toHaveBeenCalled();
  expect(arrived).toEqual([]);
});

test.each<[string, Record<string, string>, number]>([
  ['a byte over 20 MiB, undeclared', {}, limit + 1],
  ['more than 20 MiB, undeclared', {}, limit + 3_000_000],
  ['more than 20 MiB, declared as less', { 'Content-Length': '1000' }, limit + 3_000_000],
  ['more than 20 MiB, declared as nonsense', { 'Content-Length': 'x' }, limit + 3_000_000],
])('%s, never arrives in full', async (_what, headers, length) => {
  const { arrived, settings } = await ingest();
  const answer = await respond(send(streamOf(ofLength(length)), { headers }), settings);
  expect([answer.status, await answer.text()]).toEqual([413, 'The envelope is larger than 20 MiB.\n']);
  await expect.poll(() => arrived.map(({ whole }) => whole), { timeout: 20_000 }).toEqual([false]);
});

test('exactly 20 MiB in chunks arrives whole', async () => {
  const { arrived, settings } = await ingest();
  expect((await respond(send(streamOf(ofLength(limit))), settings)).status).toBe(200);
  expect(arrived.map(({ body, whole }) => [body.length, whole])).toEqual([[limit, true]]);
});

test('an upload that breaks off in its header is not forwarded', async () => {
  const { arrived, settings } = await ingest();
  const answer = await respond(send(brokenAfter([head.subarray(0, 20)])), settings);
  expect([answer.status, await answer.text()]).toEqual([400, 'The upload broke off.\n']);
  expect(arrived).toEqual([]);
});

test.each([1, 2, 40])('an upload that breaks off after %i chunks never arrives in full', async (count) => {
  const { arrived, settings } = await ingest();
  const answer = await respond(send(brokenAfter([head, ...Array(count - 1).fill(filling)])), settings);
  expect([answer.status, await answer.text()]).toEqual([400, 'The upload broke off.\n']);
  await expect.poll(() => arrived.every(({ whole }) => !whole)).toBe(true);
});

test('at most two chunks of a large envelope are held in memory at a time', async () => {
  let pulled = 0;
  let taken = 0;
  let ahead = 0;
  const counted = function* () {
    for (const chunk of ofLength(19 * 1024 * 1024)) {
      pulled++;
      yield chunk;
    }
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: ReadableStream<Uint8Array> }) => {
    for await (const _chunk of body) {
      taken++;
      // Gives the tunnel time to read further than it may.
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
      ahead = Math.max(ahead, pulled - taken);
    }
    return new Response('{}');
  });
  expect((await respond(send(streamOf(counted())), ownSettings)).status).toBe(200);
  expect(pulled).toBeGreaterThan(1200);
  expect(taken).toBe(pulled);
  expect(ahead).toBeLessThanOrEqual(2);
});
