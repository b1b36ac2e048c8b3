import { expect, test } from 'vitest';
import { crossingsOf } from '../../../src/illustrations/crossings.ts';
import { crossingsOfStages, stages } from '../../../src/ui/line/stages.ts';

test('a line is above itself at every second crossing', () => {
  // A loop passes its start again after 40 units up, 20 to the left and 20 down.
  const loop = 'M0 0H40c0 0 0 -20 0 -20c0 0 -20 0 -20 0c0 0 0 40 0 40';
  expect(crossingsOf(loop, 10)).toBe('0 95 10 9e3');
  expect(crossingsOf('M0 0H40c0 0 0 -20 0 -20', 10)).toBe('');
});

test('the stages are woven where they cross themselves', () => {
  expect(crossingsOfStages).toEqual(stages.map((stage) => crossingsOf(stage, 13)));
});
