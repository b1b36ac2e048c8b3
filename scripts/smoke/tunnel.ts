import { tunnelPath } from '../../src/telemetry/constants.ts';
import { foreignMessage } from '../sentry/messages.ts';
import { assertThat, type Check } from './run.ts';

/** Checks that the tunnel refuses envelopes of other Sentry projects, or all without telemetry. */
export const checkTunnel: Check = async ({ ask, read }) => {
  const { status } = await ask(tunnelPath + foreignMessage.query, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body: foreignMessage.body,
  });
  assertThat(
    status === 403 || status === 503,
    `the tunnel returned ${status} for an envelope of another project; expected 403 or 503`,
  );
  // Pages and tunnel are configured in different places, and both are needed.
  const hasTelemetry = (await read('/')).includes('earlyErrors');
  assertThat(
    hasTelemetry || status === 503,
    `the tunnel is configured, but the pages were built without SENTRY_DSN`,
  );
  assertThat(
    !hasTelemetry || status === 403,
    `the pages were built with SENTRY_DSN, but the tunnel is not configured`,
  );
  return hasTelemetry ? 'refused (403)' : 'refused; telemetry is not configured (503)';
};
