import type { makeFetchTransport } from '@sentry/react';

type MakeTransport = typeof makeFetchTransport;

const isRecording = (type: unknown) => type === 'replay_event' || type === 'replay_recording';

/** A transport that lets recordings through only while `mayRecord` says yes, also those that were waiting for a retry. */
export const withConsent =
  (make: MakeTransport, mayRecord: () => boolean): MakeTransport =>
  (options) => {
    const transport = make(options);
    return {
      ...transport,
      send(envelope) {
        const [, items] = envelope;
        const recording = (items as [{ type: unknown }, unknown][]).some(([{ type }]) => isRecording(type));
        return recording && !mayRecord() ? Promise.resolve({}) : transport.send(envelope);
      },
    };
  };
