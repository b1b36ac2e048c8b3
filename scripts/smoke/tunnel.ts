import { tunnelPath } from '../../src/telemetry/constants.ts';
import { type Check, insist } from './run.ts';

const foreign = 'https://ffffffffffffffffffffffffffffffff@o9999999.ingest.sentry.io/9999999';

/** The tunnel takes nothing for other projects; where telemetry is not configured it takes nothing at all. */
export const foreignEnvelopesAreRefused: Check = async ({ ask, read }) => {
  const { status } = await ask(`${tunnelPath}?o=9999999&p=9999999`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body: `${JSON.stringify({ dsn: foreign })}\n{"type":"event"}\n{}\n`,
  });
  insist(status === 403 || status === 503, `an envelope of another project was answered with ${status}`);
  // The pages and the tunnel get their settings from two places, and telemetry works only where both agree.
  const sends = (await read('/')).includes('earlyFaults');
  insist(sends || status === 503, 'the tunnel is configured, but the pages were built without SENTRY_DSN');
  insist(!sends || status === 403, 'the pages were built with SENTRY_DSN, but the tunnel is not configured');
  return sends ? 'refused (403)' : 'refused; telemetry is not configured (503)';
};
