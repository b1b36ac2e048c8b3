import type { makeFetchTransport } from '@sentry/react';
import { scrub } from '../scrub.ts';

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

/** Wraps a transport so that it scrubs URLs, except in recordings, which are already compressed. */
export const withScrub =
  (make: MakeTransport): MakeTransport =>
  (options) => {
    const transport = make(options);
    const clean = ([header, payload]: [unknown, unknown]) => [
      header,
      typeof payload === 'string' ? payload : scrub(payload),
    ];
    const send = ([header, items]: Envelope) =>
      transport.send([header, (items as [unknown, unknown][]).map(clean)] as Envelope);
    return { ...transport, send };
  };
