import { expect, test } from 'vitest';
import { crossingsOf, gapsOf } from '#src/illustrations/crossings.ts';
import { crossingsOfStages, stages } from '#src/ui/line/stages.ts';
import { stagesDown } from '#src/ui/line/stagesDown.ts';

// The loop passes its start again after 40 units to the right, 20 up, 20 to the left and 20 down.
test.each([
  ['crosses itself', 'M0 9V0h40v-20h-20v40', '0 104 10 9e4', '24 10 9e4'],
  ['crosses itself at a smaller angle', 'M0 9V0h40v-20h-20l-20 40', '0 106 10 9e4', '13 11 9e4'],
  ['does not cross itself', 'M0 9V0h40v-20', '', ''],
  ['touches itself', 'M0 9V0h40v-20h-20v20h-9', '', ''],
  ['has a corner there', 'M0 9V0h40v-20h-20l9 20l9-20', '', ''],
  ['crosses its ground', 'M0 0h40v-20h-20v40', '', ''],
])('a line that %s has its parts above and its gaps', (_, path, above, gaps) => {
  expect(crossingsOf(path, 10)).toBe(above);
  expect(gapsOf(path, 10)).toBe(gaps);
});

test('the stages are woven where they cross themselves', () =>
  expect(crossingsOfStages).toEqual(stages.map((stage) => crossingsOf(stage, 13))));

test('each crossing of the stages that run down has a part above', () => {
  const counts = stagesDown.map(([, above]) => above.split('M').length - 1);
  const woven = stagesDown.map(([path]) => crossingsOf(path, 24).split(' 24 ').length - 1);
  expect(counts).toEqual(woven);
});
