import { gzipSync } from 'node:zlib';
import { telemetryFolder } from '../../../scripts/e2e/telemetry.ts';
import { scriptsOf } from '../../../scripts/html/laterScripts.ts';
import { routes } from '../../../src/site.ts';
import { overBudget } from '../../built/budgets.ts';
import { expect, test } from './visitor.ts';

/** How many bytes a page and the scripts it names take, packed as on their way. */
async function weight(site: string) {
  const html = await (await fetch(`${site}${routes.home}`)).text();
  const parts = await Promise.all(scriptsOf(html).map(async (path) => (await fetch(new URL(path, site))).text()));
  return [html, ...parts].map((text) => gzipSync(text).length).reduce((sum, length) => sum + length, 0);
}

test('telemetry adds at most 1.5 KB to what a page loads at first', async ({ baseURL }) => {
  const added = (await weight(baseURL ?? '')) - (await weight(process.env.BASE_URL ?? ''));
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(1536);
});

test('with telemetry too every page is within its budget', () => expect(overBudget(telemetryFolder)).toEqual([]));
