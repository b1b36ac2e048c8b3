import { tunnelPath } from '../../src/telemetry/constants.ts';
import { foreignMessage } from '../sentry/messages.ts';
import { assertThat, type Check } from './run.ts';

/** The tunnel takes nothing for other projects; where telemetry is not configured it takes nothing at all. */
export const foreignEnvelopesAreRefused: Check = async ({ ask, read }) => {
  const { status } = await ask(tunnelPath + foreignMessage.query, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body: foreignMessage.body,
  });
  assertThat(
    status === 403 || status === 503,
    `an envelope of another project was answered with ${status}`,
  );
  // The pages and the tunnel get their settings from two places, and telemetry works only where both agree.
  const sends = (await read('/')).includes('earlyErrors');
  assertThat(
    sends || status === 503,
    `the tunnel is configured, but the pages were built without SENTRY_DSN`,
  );
  assertThat(
    !sends || status === 403,
    `the pages were built with SENTRY_DSN, but the tunnel is not configured`,
  );
  return sends ? 'refused (403)' : 'refused; telemetry is not configured (503)';
};
