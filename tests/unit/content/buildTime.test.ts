import { expect, test } from 'vitest';
import { buildTime } from '#src/content/build/buildTime.ts';

test('the time of a build is BUILD_TIME, or now', () => {
  const BUILD_TIME = '2028-02-29T12:00:00Z';
  expect(buildTime({ BUILD_TIME })).toEqual(new Date(BUILD_TIME));
  const before = Date.now();
  expect(buildTime({ BUILD_TIME: '' }).getTime()).toBeGreaterThanOrEqual(before);
});
