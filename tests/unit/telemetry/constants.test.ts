import { expect, test } from 'vitest';
import { tracePropagationTargets } from '../../../src/telemetry/constants.ts';

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
