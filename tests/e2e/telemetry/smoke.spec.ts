import { runChecks } from '../../../scripts/smoke/run.ts';
import { checksOf } from '../../../scripts/smoke/smoke.ts';
import { visitor } from '../../../scripts/smoke/visitor.ts';
import { expect, test } from '../visit.ts';

test('a site with little content passes the smoke test of a deployment', async () => {
  const results = await runChecks(
    checksOf(),
    visitor(process.env.TURNSTILE_URL ?? '', AbortSignal.timeout(60_000)),
  );
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(5);
});
