import { describe, expect, test } from 'vitest';
import {
  replay,
  tracePropagationTargets,
  traceSampleRate,
  tunnelPath,
  untracedRoute,
} from '../../../src/telemetry/constants.ts';

/** The figures of the specification, section 9. */
test('the settings have the specified values', () => {
  expect(traceSampleRate).toBe(1);
  expect(replay).toEqual({
    onErrorSampleRate: 1,
    sessionSampleRate: 0.1,
    maskAllText: true,
    blockAllMedia: true,
    flushMinDelay: 5000,
    flushMaxDelay: 5500,
    minDuration: 4999,
    minDurationCap: 15_000,
    maxDuration: 3_600_000,
    slowClickTimeout: 7000,
    mutationLimit: 10_000,
    mutationBreadcrumbLimit: 750,
  });
});

test('the tunnel and the route without traces are the specified ones', () => {
  expect([tunnelPath, untracedRoute]).toEqual(['/monitoring', '/404']);
});

describe('a trace is propagated', () => {
  const carried = (path: string) => tracePropagationTargets.some((target) => target.test(path));
  test.each(['/api', '/api/', '/api/contact', '/api/a?b'])('to %s', (path) => expect(carried(path)).toBe(true));
  test.each(['/', '/apis', '/monitoring', '/x/api/', 'https://elsewhere.example/api/', '/_next/data/api/x.json'])(
    'not to %s',
    (path) => {
      expect(carried(path)).toBe(false);
    },
  );
});
