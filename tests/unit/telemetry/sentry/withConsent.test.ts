import type { makeFetchTransport } from '@sentry/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { withConsent } from '../../../../src/telemetry/sentry/withConsent.ts';
import { withScrub } from '../../../../src/telemetry/sentry/withScrub.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

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
const event = envelope([{ type: 'event' }, { message: 'x' }]);
const replay = envelope([{ type: 'replay_event' }, {}], [{ type: 'replay_recording', length: 2 }, Uint8Array.of(1, 2)]);

beforeEach(() => {
  sent.length = 0;
});

test.each(['event', 'transaction', 'client_report', 'span', 'session', 'feedback'])(
  '%s is sent whatever the answer is',
  async (type) => {
    const one = envelope([{ type }, {}]);
    await withConsent(make, () => false)(options).send(one);
    expect(sent).toEqual([one]);
  },
);

test('recordings are sent only after a yes, according to the answer at that moment', async () => {
  let answer = true;
  const transport = withConsent(make, () => answer)(options);
  expect(await transport.send(replay)).toEqual({ statusCode: 202 });
  answer = false;
  expect(await transport.send(replay)).toEqual({});
  expect(await transport.send(envelope([{ type: 'replay_recording' }, '']))).toEqual({});
  expect(sent).toEqual([replay]);
});

test('an envelope with a recording among other items is held back as a whole', async () => {
  await withConsent(
    make,
    () => false,
  )(options).send([...event.slice(0, 1), [...event[1], ...replay[1]]] as unknown as Envelope);
  expect(sent).toEqual([]);
});

test('the response to an event, and flushing, are those of the transport', async () => {
  const transport = withConsent(withScrub(make), () => false)(options);
  expect(await transport.send(event)).toEqual({ statusCode: 202 });
  expect(await transport.flush(5)).toBe(true);
  expect(flush).toHaveBeenCalledWith(5);
});

test('addresses are cut in everything that is sent, and compressed recordings are left unchanged', async () => {
  const packed = Uint8Array.from(Buffer.from('/a?b'));
  const text = '{"segment_id":0}\n[{"data":"/a?b\\" c"}]';
  const items: [object, unknown][] = [
    [{ type: 'event' }, { request: { url: '/a?b' }, extra: { link: 'https://dunavik.example/#c' } }],
    [{ type: 'replay_recording' }, packed],
    [{ type: 'replay_recording' }, text],
  ];
  await withScrub(make)(options).send(envelope(...items));
  expect(sent).toEqual([
    envelope(
      [{ type: 'event' }, { request: { url: '/a' }, extra: { link: 'https://dunavik.example/' } }],
      items[1] ?? [{}, 0],
      [{ type: 'replay_recording' }, text],
    ),
  ]);
});
