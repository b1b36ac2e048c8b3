import type { makeFetchTransport } from '@sentry/react';
import { expect, test, vi } from 'vitest';
import { withConsent } from '#src/telemetry/sentry/transport.ts';

type Item = [header: object, payload: unknown];

const send = vi.fn(async (_envelope: unknown) => ({ statusCode: 202 }));
const make = (() => ({ send })) as unknown as typeof makeFetchTransport;
const options = {} as Parameters<typeof makeFetchTransport>[0];

const envelope = (...items: Item[]) => [{ sent_at: 'now' }, items] as never;
const event: Item = [{ type: 'event' }, {}];
const recording: Item = [{ type: 'replay_recording', length: 2 }, Uint8Array.of(1, 2)];
const replay = envelope([{ type: 'replay_event' }, {}], recording);

test('only recordings need consent to be sent', async () => {
  let answer = true;
  const transport = withConsent(make, () => answer)(options);
  await transport.send(replay);
  answer = false;
  for (const one of [replay, envelope(recording), envelope(event, recording)])
    expect(await transport.send(one)).toEqual({});
  await transport.send(envelope(event));
  expect(send.mock.calls).toEqual([[replay], [envelope(event)]]);
});
