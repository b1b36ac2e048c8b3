import type { makeFetchTransport } from '@sentry/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { withConsent, withScrub } from '../../../../src/telemetry/sentry/transport.ts';

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

const sent: unknown[] = [];
const flush = vi.fn(async () => true);
const make = (() => ({
  send: async (envelope: Envelope) => {
    sent.push(envelope);
    return { statusCode: 202 };
  },
  flush,
})) as unknown as typeof makeFetchTransport;
const options = {} as Parameters<typeof makeFetchTransport>[0];

const envelope = (...items: [object, unknown][]) => [{ sent_at: 'now' }, items] as unknown as Envelope;
const event: [object, unknown] = [{ type: 'event' }, { message: 'x' }];
const recording: [object, unknown] = [{ type: 'replay_recording', length: 2 }, Uint8Array.of(1, 2)];
const replay = envelope([{ type: 'replay_event' }, {}], recording);

beforeEach(() => {
  sent.length = 0;
});

test('everything but recordings is sent whatever the answer is', async () => {
  const all = ['event', 'transaction', 'client_report', 'session', 'feedback'].map((type) => envelope([{ type }, {}]));
  for (const one of all) await withConsent(make, () => false)(options).send(one);
  expect(sent).toEqual(all);
});

test('recordings, also among other items, are sent only while the answer is yes', async () => {
  let answer = true;
  const transport = withConsent(make, () => answer)(options);
  expect(await transport.send(replay)).toEqual({ statusCode: 202 });
  answer = false;
  for (const one of [replay, envelope(recording), envelope(event, recording)]) expect(await transport.send(one)).toEqual({});
  expect(sent).toEqual([replay]);
});

test('the response to an event, and flushing, are those of the transport', async () => {
  const transport = withConsent(withScrub(make), () => false)(options);
  expect(await transport.send(envelope(event))).toEqual({ statusCode: 202 });
  expect(await transport.flush(5)).toBe(true);
  expect(flush).toHaveBeenCalledWith(5);
});

test('addresses are cut in everything that is sent, and recordings are left unchanged', async () => {
  const packed: [object, unknown] = [{ type: 'replay_recording' }, Uint8Array.from(Buffer.from('/a?b'))];
  const text: [object, unknown] = [{ type: 'replay_recording' }, '{"segment_id":0}\n[{"data":"/a?b\\" c"}]'];
  await withScrub(make)(options).send(
    envelope([{ type: 'event' }, { request: { url: '/a?b' }, extra: { link: 'https://dunavik.example/#c' } }], packed, text),
  );
  const cut: [object, unknown] = [{ type: 'event' }, { request: { url: '/a' }, extra: { link: 'https://dunavik.example/' } }];
  expect(sent).toEqual([envelope(cut, packed, text)]);
});
