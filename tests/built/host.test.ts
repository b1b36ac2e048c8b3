import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { telemetryFolder } from '../../scripts/e2e/telemetry.ts';
import { startPictureMaker } from '../../scripts/images/maker.ts';
import { pictureFolders } from '../../scripts/images/prepare.ts';
import { localSettings } from '../../scripts/sentry/local.ts';
import { servePages } from '../../scripts/serve/servePages.ts';
import { runChecks } from '../../scripts/smoke/run.ts';
import { checksOf } from '../../scripts/smoke/smoke.ts';
import { visitor } from '../../scripts/smoke/visitor.ts';
import { sqliteD1 } from '../functions/sqliteD1.ts';

/** Knows the secret and no token, as Turnstile does. */
const verifier = createServer((_, response) => response.end('{"success":false,"error-codes":["invalid-input-response"]}'));
const turnstile = () => ({
  TURNSTILE_SECRET: 'secret',
  TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}`,
});

beforeAll(() => new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve)));
afterAll(() => void verifier.close());

test.each([
  ['out', 'of these settings', () => ({})],
  [telemetryFolder, 'as production gets it', () => ({ ...localSettings(), ...turnstile() })],
])('the build in %s, %s, passes the smoke test of a deployment', async (folder, _, varsOf) => {
  const maker = await startPictureMaker(pictureFolders);
  const { url, stop } = await servePages(folder, {
    vars: { ...varsOf(), IMAGE_MAKER_URL: maker.url },
    database: sqliteD1(),
  });
  const results = await runChecks(checksOf(), visitor(url, AbortSignal.timeout(60_000)));
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(5);
  await stop();
  maker.stop();
});
