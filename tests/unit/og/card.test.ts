import { expect, test } from 'vitest';
import { initialsProblems } from '#scripts/check/cards.ts';
import { drawCard, misfits } from '#src/build/og/card.ts';

const draw = (title: string) => drawCard({ title, field: '#fff', ink: '#000' });

test('the font has Hungarian, Polish and Swedish letters', async () => {
  // The font draws missing letters as the same empty box, such as U+FFFF.
  const drawings = await Promise.all(['ő', 'ű', 'Ő', 'ł', 'å', 'ö', '\uffff'].map(draw));
  expect(new Set(drawings).size).toBe(drawings.length);
});

const long = 'A title that is too long for the card. '.repeat(4).trim();
test.each([
  ['Omlopp: ett kort för både tåg och cykel', []],
  ['Ready 🎉', [expect.stringContaining('lacks “🎉”')]],
  [long, [expect.stringContaining(`${long.length} characters are too long`)]],
])('reports what does not fit on a card: %s', async (title, problems) =>
  expect(await misfits({ title, over: 'Omlopp', field: '#fff', ink: '#000' })).toEqual(problems),
);

test('reports initials that the font lacks', async () => {
  const people = ['Иван Петров', 'Åsa Őr'].map((name, index) => ({ slug: `p${index}`, name }));
  const problem = 'people/p0.yaml: name: the font lacks its initials “ИП”; add a portrait';
  expect(
    await initialsProblems([...people, { slug: 'li', name: '李 明', portrait: 'li.png' }]),
  ).toEqual([expect.stringContaining(problem)]);
});
