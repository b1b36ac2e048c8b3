import { expect, test } from 'vitest';
import { telemetryFolder } from '../../scripts/e2e/telemetry.ts';
import { pictureFolders } from '../../scripts/images/folders.ts';
import { startPictureMaker } from '../../scripts/images/maker.ts';
import { serveLikeHost } from '../../scripts/serve/likeHost.ts';
import { sqliteD1 } from '../../scripts/serve/sqliteD1.ts';
import { checksOf } from '../../scripts/smoke/checks.ts';
import { runChecks } from '../../scripts/smoke/run.ts';
import { visitor } from '../../scripts/smoke/visitor.ts';
import { localSettings } from '../../scripts/telemetry-service/local.ts';

test.each([
  ['out', 'of these settings', {}],
  [telemetryFolder, 'as production gets it', localSettings()],
])('the build in %s, %s, passes the smoke test of a deployment', async (folder, _, vars) => {
  const maker = await startPictureMaker(pictureFolders);
  const { url, stop } = await serveLikeHost(folder, { vars: { ...vars, IMAGE_MAKER_URL: maker.url }, database: sqliteD1() });
  const results = await runChecks(checksOf(), visitor(url, AbortSignal.timeout(60_000)));
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(5);
  await stop();
  maker.stop();
});
