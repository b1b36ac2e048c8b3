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

const envelope = (...items: [object, unknown][]) =>
  [{ sent_at: 'now' }, items] as unknown as Envelope;
const event: [object, unknown] = [{ type: 'event' }, { message: 'x' }];
const recording: [object, unknown] = [{ type: 'replay_recording', length: 2 }, Uint8Array.of(1, 2)];
const replay = envelope([{ type: 'replay_event' }, {}], recording);

beforeEach(() => {
  sent.length = 0;
});

test('recordings, also among other items, are sent only with consent, and everything else always', async () => {
  let answer = true;
  const transport = withConsent(make, () => answer)(options);
  expect(await transport.send(replay)).toEqual({ statusCode: 202 });
  answer = false;
  for (const one of [replay, envelope(recording), envelope(event, recording)])
    expect(await transport.send(one)).toEqual({});
  const others = ['event', 'transaction', 'client_report', 'session', 'feedback'].map((type) =>
    envelope([{ type }, {}]),
  );
  for (const one of others) expect(await transport.send(one)).toEqual({ statusCode: 202 });
  expect(sent).toEqual([replay, ...others]);
});

test('URLs are scrubbed, recordings are unchanged, and flushing is passed on', async () => {
  const packed: [object, unknown] = [
    { type: 'replay_recording' },
    Uint8Array.from(Buffer.from('/a?b')),
  ];
  const text: [object, unknown] = [
    { type: 'replay_recording' },
    '{"segment_id":0}\n[{"data":"/a?b\\" c"}]',
  ];
  const transport = withConsent(withScrub(make), () => true)(options);
  const asked = (url: string): [object, unknown] => [{ type: 'event' }, { request: { url } }];
  await transport.send(envelope(asked('/a?b#c'), packed, text));
  expect(sent).toEqual([envelope(asked('/a'), packed, text)]);
  await transport.flush(5);
  expect(flush).toHaveBeenCalledWith(5);
});
