import { createHash } from 'node:crypto';
import { localDsn } from '#scripts/sentry/local.ts';
import { expect, test } from '../telemetry/visitor.ts';

/** The tunnel in Cloudflare's own runtime, whose streams behave differently from Node's. */
const tunnel = new URL('/monitoring?o=1&p=42&r=de', process.env.HOST_URL);
const header = `${JSON.stringify({ dsn: localDsn })}\n`;
const mebibyte = 1024 * 1024;

/** Posts an envelope. @returns the status of the response */
async function post(agent: string, body: BodyInit) {
  const init = { method: 'POST', body, headers: { 'User-Agent': agent }, duplex: 'half' };
  return (await fetch(tunnel, init as RequestInit)).status;
}

test('an envelope of 19 MiB arrives as it is, one over 20 MiB is refused', async ({ ingest }) => {
  const large = `${header}${'x'.repeat(19 * mebibyte)}`;
  expect(await post(ingest.agent, large)).toBe(200);
  const inChunks = new Blob([header, 'x'.repeat(20 * mebibyte)]).stream();
  expect(await post(ingest.agent, inChunks)).toBe(413);
  const sha256 = createHash('sha256').update(large).digest('hex');
  expect((await ingest.received()).map((one) => one.sha256)).toEqual([sha256]);
});
