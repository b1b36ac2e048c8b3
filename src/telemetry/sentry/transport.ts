import type { makeFetchTransport } from '@sentry/react';
import { scrub, scrubRecordedUrls } from '../scrub.ts';

type MakeTransport = typeof makeFetchTransport;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

const isRecording = ([{ type }]: [{ type: unknown }, unknown]) =>
  type === 'replay_event' || type === 'replay_recording';

/** Wraps a transport so that it drops recordings, retried ones too, unless `mayRecord` allows them. */
export const withConsent =
  (make: MakeTransport, mayRecord: () => boolean): MakeTransport =>
  (options) => {
    const transport = make(options);
    const send = (envelope: Envelope) =>
      (envelope[1] as [{ type: unknown }, unknown][]).some(isRecording) && !mayRecord()
        ? Promise.resolve({})
        : transport.send(envelope);
    return { ...transport, send };
  };

/**
 * Scrubs and compresses a recording: a line of JSON with its number, and one with its events
 * (https://develop.sentry.dev/sdk/telemetry/replays/).
 */
async function packRecording(recording: string): Promise<Uint8Array> {
  const start = recording.indexOf('\n') + 1;
  const events = new Blob([scrubRecordedUrls(recording.slice(start))])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  const packed = new Blob([recording.slice(0, start), await new Response(events).blob()]);
  return new Uint8Array(await packed.arrayBuffer());
}

type Item = [header: { type: unknown }, payload: unknown];

/** Wraps a transport so that it scrubs URLs. */
export const withScrub =
  (make: MakeTransport): MakeTransport =>
  (options) => {
    const transport = make(options);
    const clean = async ([header, payload]: Item): Promise<Item> => {
      if (typeof payload !== 'string') return [header, scrub(payload)];
      if (header.type !== 'replay_recording') return [header, payload];
      const packed = await packRecording(payload);
      return [{ ...header, length: packed.length } as Item[0], packed];
    };
    const send = async ([header, items]: Envelope) =>
      transport.send([header, await Promise.all((items as Item[]).map(clean))] as Envelope);
    return { ...transport, send };
  };
