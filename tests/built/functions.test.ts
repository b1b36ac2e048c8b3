import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workerFiles } from '#scripts/build/functions.ts';
import { startPictureMaker } from '#scripts/serve/pictureMaker.ts';
import { servePages } from '#scripts/serve/servePages.ts';
import { runChecks } from '#scripts/smoke/smoke.ts';
import { pictureFolders } from '#src/build/images/prepare.ts';
import { imagePath } from '#src/images/sizes.ts';
import { tunnelPath } from '#src/telemetry/constants.ts';
import { memoryR2 } from '../functions/memoryR2.ts';
import { sqliteD1 } from '../functions/sqliteD1.ts';

test('the Functions have their routes, and import no Node modules', () => {
  const { include } = JSON.parse(readFileSync(`out/${workerFiles.routes}`, 'utf8'));
  expect(include).toEqual(expect.arrayContaining([imagePath, tunnelPath, '/api/contact']));
  const script = readFileSync(`out/${workerFiles.script}`, 'utf8');
  expect(script).not.toMatch(/unenv|["']node:/);
});

test('the build in out passes the smoke test of a deployment', async () => {
  const maker = await startPictureMaker(pictureFolders, true);
  const { url, stop } = await servePages('out', {
    vars: { IMAGE_MAKER_URL: maker.url },
    database: sqliteD1(),
    bucket: memoryR2(),
  });
  const results = await runChecks(url, { checksUpkeep: true });
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(4);
  await stop();
  maker.stop();
});
