import { expect, test } from 'vitest';
import {
  replay,
  tracePropagationTargets,
  traceSampleRate,
  tunnelPath,
  untracedRoute,
} from '../../../src/telemetry/constants.ts';

/** The figures of the specification, section 9, that no test of the recorder gives. */
test('the rates and paths are the specified ones', () => {
  expect([traceSampleRate, replay.onErrorSampleRate, replay.sessionSampleRate]).toEqual([1, 1, 0.1]);
  expect([tunnelPath, untracedRoute]).toEqual(['/monitoring', '/404']);
});

test.each([
  ['/api', true],
  ['/api/contact', true],
  ['/api/a?b', true],
  ['/apis', false],
  ['/monitoring', false],
  ['/x/api/', false],
  ['https://elsewhere.example/api/', false],
])('a trace is propagated to %s: %s', (path, carried) => {
  expect(tracePropagationTargets.some((target) => target.test(path))).toBe(carried);
});
