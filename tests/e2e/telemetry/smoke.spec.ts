import { runChecks } from '../../../scripts/smoke/smoke.ts';
import { expect, test } from '../visit.ts';

test('a site with little content passes the smoke test of a deployment', async () => {
  const results = await runChecks(process.env.TURNSTILE_URL ?? '');
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(4);
});
