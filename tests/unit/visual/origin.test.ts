import { expect, test } from 'vitest';
import { compare } from '../../../scripts/visual/origin.ts';

const made = { browser: 'Chromium 142.0', platform: 'linux x64' };

test('the browser that made the baselines is compared strictly and without a notice', () => {
  expect(compare(made, { ...made })).toEqual({ tolerance: 0.0002 });
});

test.each([
  ['another version', { ...made, browser: 'Chromium 143.0' }],
  ['another platform', { ...made, platform: 'darwin arm64' }],
])('%s gets a larger tolerance and a notice', (_, here) => {
  const { tolerance, notice } = compare(made, here);
  expect(tolerance).toBeGreaterThan(0.0002);
  expect(notice).toContain(made.browser);
  expect(notice).toContain(here.platform);
});
