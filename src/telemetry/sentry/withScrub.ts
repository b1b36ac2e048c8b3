import type { makeFetchTransport } from '@sentry/react';
import { scrub } from '../scrub.ts';

type MakeTransport = typeof makeFetchTransport;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** A transport that cuts the addresses in everything that leaves; recordings are packed by then and see to it themselves. */
export const withScrub =
  (make: MakeTransport): MakeTransport =>
  (options) => {
    const transport = make(options);
    const clean = ([header, payload]: [unknown, unknown]) => [header, typeof payload === 'string' ? payload : scrub(payload)];
    return {
      ...transport,
      send: ([header, items]) => transport.send([header, (items as [unknown, unknown][]).map(clean)] as Envelope),
    };
  };
