import { expect, test } from 'vitest';
import { startPictureMaker } from '../../scripts/images/maker.ts';
import { pictureFolders } from '../../scripts/images/prepare.ts';
import { servePages } from '../../scripts/serve/servePages.ts';
import { runChecks } from '../../scripts/smoke/smoke.ts';
import { sqliteD1 } from '../functions/sqliteD1.ts';

test('the build in out passes the smoke test of a deployment', async () => {
  const maker = await startPictureMaker(pictureFolders, true);
  const { url, stop } = await servePages('out', {
    vars: { IMAGE_MAKER_URL: maker.url },
    database: sqliteD1(),
  });
  const results = await runChecks(url, { checksUpkeep: true });
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(4);
  await stop();
  maker.stop();
});
