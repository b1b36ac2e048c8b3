import { inflateSync } from 'node:zlib';
import type { makeFetchTransport } from '@sentry/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { withConsent, withScrub } from '#src/telemetry/sentry/transport.ts';

type Item = [header: object, payload: unknown];

const send = vi.fn(async (_envelope: unknown) => ({ statusCode: 202 }));
const flush = vi.fn(async () => true);
const make = (() => ({ send, flush })) as unknown as typeof makeFetchTransport;
const options = {} as Parameters<typeof makeFetchTransport>[0];

const envelope = (...items: Item[]) => [{ sent_at: 'now' }, items] as never;
const event: Item = [{ type: 'event' }, {}];
const recording: Item = [{ type: 'replay_recording', length: 2 }, Uint8Array.of(1, 2)];
const replay = envelope([{ type: 'replay_event' }, {}], recording);

beforeEach(() => {
  send.mockClear();
});

test('recordings, also among other items, are sent only with consent, and everything else always', async () => {
  let answer = true;
  const transport = withConsent(make, () => answer)(options);
  await transport.send(replay);
  answer = false;
  for (const one of [replay, envelope(recording), envelope(event, recording)])
    expect(await transport.send(one)).toEqual({});
  await transport.send(envelope(event));
  expect(send.mock.calls).toEqual([[replay], [envelope(event)]]);
});

test('URLs are scrubbed, also those of links in recordings, which are compressed, and flushing is passed on', async () => {
  const events = (href: string) =>
    JSON.stringify([
      { data: { href, title: 'a? "b"', attributes: { src: '/a.png', _cssText: 'a{b:c?d}' } } },
    ]);
  const head = '{"segment_id":0}\n';
  const text = head + events('https://x/?b\\"c#main');
  const transport = withScrub(make)(options);
  const asked = (url: string): Item => [{ type: 'event' }, { request: { url } }];
  await transport.send(
    envelope(asked('/a?b#c'), recording, [{ type: 'replay_recording', length: 1 }, text]),
  );
  const sent = send.mock.lastCall?.[0] as [object, [Item, Item, [object, Uint8Array]]];
  const [request, packed, [header, bytes]] = sent[1];
  expect([request, packed]).toEqual([asked('/a'), recording]);
  expect(header).toEqual({ type: 'replay_recording', length: bytes.length });
  expect(Buffer.from(bytes.subarray(0, head.length)).toString()).toBe(head);
  expect(inflateSync(bytes.subarray(head.length)).toString()).toBe(events('https://x/'));
  await transport.flush(5);
  expect(flush).toHaveBeenCalledWith(5);
});
