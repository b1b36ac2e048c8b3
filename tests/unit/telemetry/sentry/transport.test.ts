import { inflateSync } from 'node:zlib';
import type { makeFetchTransport } from '@sentry/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { withConsent, withScrub } from '#src/telemetry/sentry/transport.ts';

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

test('URLs are scrubbed, also those of links in recordings, which are compressed, and flushing is passed on', async () => {
  const events = (href: string) =>
    JSON.stringify([
      { data: { href, title: 'a? "b"', attributes: { src: '/a.png', _cssText: 'a{b:c?d}' } } },
    ]);
  const head = '{"segment_id":0}\n';
  const recorded: [object, unknown] = [
    { type: 'replay_recording', length: 1 },
    head + events('https://x/?b\\"c#main'),
  ];
  const transport = withConsent(withScrub(make), () => true)(options);
  const asked = (url: string): [object, unknown] => [{ type: 'event' }, { request: { url } }];
  await transport.send(envelope(asked('/a?b#c'), recording, recorded));
  const [[, [event, packed, [header, bytes]]]] = sent as [
    [object, [unknown, unknown, [object, Uint8Array]]],
  ];
  expect([event, packed]).toEqual([asked('/a'), recording]);
  expect(header).toEqual({ type: 'replay_recording', length: bytes.length });
  expect(Buffer.from(bytes.subarray(0, head.length)).toString()).toBe(head);
  expect(inflateSync(bytes.subarray(head.length)).toString()).toBe(events('https://x/'));
  await transport.flush(5);
  expect(flush).toHaveBeenCalledWith(5);
});
