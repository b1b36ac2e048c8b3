import { expect, test } from 'vitest';
import { themeProblems, workProblems } from '#scripts/check/contrast.ts';
import { completePalette } from '#src/theme/colours.ts';
import { contrastPairs } from '#src/theme/contrastPairs.ts';
import { roles } from '#src/theme/roles.ts';

test.each(['#ffd21e', '#1f4fd8', '#e4572e', '#808080', '#000000', '#ffffff'])(
  'with %s as the main colour or an accent all colours have enough contrast',
  (colour) => {
    const asAccent = { main: '#1f4fd8', accent: colour, second: colour };
    for (const given of [{ main: colour }, asAccent])
      expect(themeProblems(completePalette(given))).toEqual([]);
  },
);

test.each([
  [{ error: '#ff0000' }, /^.*colours.json: error: #ff0000 on paper, #ffffff, .* of 4.00 to 1 in/],
  [{ mainOnDark: '#14532d' }, /mainOnDark: #14532d on ink, #15161a, /],
])('names the field of an illegible colour: %j', (given, problem) =>
  expect(themeProblems(completePalette({ main: '#14532d', ...given }))[0]).toMatch(problem),
);

test('reports illegible texts and a faint line of a work', () => {
  const colour = { field: '#ffffff', ink: '#777777', text: '#888888', line: '#f7f7f7' };
  expect(workProblems([{ slug: 'omlopp', colour }])).toEqual([
    expect.stringMatching(
      'works/omlopp/work.yaml: colour.ink: #777777 on colour.field, #ffffff, .*such as colour.ink "#595959"$',
    ),
    expect.stringMatching('colour.text: #888888 on colour.field, #ffffff, '),
    expect.stringMatching('colour.line: #f7f7f7 on quiet in .*colours.json, #f3f4f1, '),
  ]);
});

test('every text role is tested against its background', () => {
  const checked = contrastPairs.map(([front, back]) => `${front} on ${back}`);
  for (const role of roles.filter((name) => name.startsWith('on')))
    expect(checked).toContain(`${role} on ${role.charAt(2).toLowerCase()}${role.slice(3)}`);
});
