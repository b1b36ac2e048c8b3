import { expect, test } from 'vitest';
import { bucketProblems } from '#scripts/check/bucket.ts';
import { readSettings } from '#scripts/serve/wrangler.ts';

test('a field for a CV needs a bucket for local use, previews and the live site', () => {
  const settings = readSettings();
  const production = { ...settings.env.production, r2_buckets: [] };
  const changed = { ...settings, r2_buckets: [], env: { ...settings.env, production } };
  expect(bucketProblems(changed, true)).toEqual([
    expect.stringMatching(/^wrangler.toml: r2_buckets: FILES is missing/),
    expect.stringContaining('env.production.r2_buckets'),
  ]);
  expect(bucketProblems(changed, false)).toEqual([]);
});
