import type { makeFetchTransport } from '@sentry/react';
import { scrub } from '../scrub.ts';

type MakeTransport = typeof makeFetchTransport;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

const isRecording = ([{ type }]: [{ type: unknown }, unknown]) =>
  type === 'replay_event' || type === 'replay_recording';

/** A transport that lets recordings through only while `mayRecord` says yes, also those that were waiting for a retry. */
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

/** A transport that cuts the addresses in everything that leaves; recordings are packed by then and see to it themselves. */
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
