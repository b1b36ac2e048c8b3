import { expect, test } from 'vitest';
import { crossingsOf, gapsOf } from '#src/illustrations/crossings.ts';
import { crossingsOfStages, stages } from '#src/ui/line/stages.ts';
import { stagesDown } from '#src/ui/line/stagesDown.ts';

test('a line is above itself at every second crossing', () => {
  // A loop passes its start again after 40 units to the right, 20 up, 20 to the left and 20 down.
  const loop = 'h40v-20h-20v40';
  expect(crossingsOf(`M0 9V0${loop}`, 10)).toBe('0 104 10 9e4');
  expect(crossingsOf('M0 9V0h40v-20', 10)).toBe('');
});

test('a line is not woven where it touches itself, has a corner or runs along its ground', () => {
  expect(crossingsOf('M0 9V0h40v-20h-20v20h-9', 10)).toBe('');
  expect(crossingsOf('M0 9V0h40v-20h-20l9 20l9-20', 10)).toBe('');
  expect(crossingsOf('M0 0h40v-20h-20v40', 10)).toBe('');
});

test('a gap is in the part below, and wider where the parts meet at a smaller angle', () => {
  expect(gapsOf('M0 9V0h40v-20h-20v40', 10)).toBe('24 10 9e4');
  expect(gapsOf('M0 9V0h40v-20h-20l-20 40', 10)).toBe('13 11 9e4');
  expect(gapsOf('M0 9V0h40v-20', 10)).toBe('');
});

test('the stages are woven where they cross themselves', () => {
  expect(crossingsOfStages).toEqual(stages.map((stage) => crossingsOf(stage, 13)));
});

test('each crossing of the stages that run down has a part above', () => {
  const counts = stagesDown.map(([, above]) => above.split('M').length - 1);
  const woven = stagesDown.map(([path]) => crossingsOf(path, 24).split(' 24 ').length - 1);
  expect(counts).toEqual(woven);
});
