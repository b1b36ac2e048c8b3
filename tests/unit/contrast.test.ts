import { expect, test } from 'vitest';
import { themeProblems, workProblems } from '../../scripts/check/contrast.ts';
import { completePalette } from '../../src/theme/colours.ts';
import { contrastPairs } from '../../src/theme/contrastPairs.ts';
import { roles } from '../../src/theme/roles.ts';

test.each(['#ffd21e', '#1f4fd8', '#14532d', '#e4572e', '#808080', '#000000', '#ffffff'])(
  'with the main colour %s, and as an accent, all colours have enough contrast',
  (main) => {
    expect(themeProblems(completePalette({ main }))).toEqual([]);
    expect(themeProblems(completePalette({ main: '#1f4fd8', accent: main, second: main }))).toEqual(
      [],
    );
  },
);

test('keeps a colour that can be read, and names one that cannot', () => {
  const { main, onMain } = completePalette({ main: '#14532d' });
  expect([main, onMain]).toEqual(['#14532d', '#ffffff']);
  const [problem] = themeProblems(completePalette({ main, error: '#ff0000' }));
  expect(problem).toMatch(
    /colours.json: error: .*light scheme: #ff0000 on #ffffff .* 4.00 to 1; expected 7 to 1 .*"#b/,
  );
});

test('the line of a work shows in both schemes', () => {
  const colour = { field: '#ffffff', ink: '#777777', line: '#f7f7f7' };
  expect(workProblems([{ slug: 'omlopp', colour }])).toEqual([
    expect.stringContaining('works/omlopp/work.yaml: colour.ink: #777777 on #ffffff'),
    expect.stringContaining('colour.line: #f7f7f7 on #f3f4f1'),
  ]);
});

test('every text role is tested against its background', () => {
  const checked = contrastPairs.map(([front, back]) => `${front} on ${back}`);
  for (const role of roles.filter((name) => name.startsWith('on')))
    expect(checked).toContain(`${role} on ${role.charAt(2).toLowerCase()}${role.slice(3)}`);
});
