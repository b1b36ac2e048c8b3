import { expect, test } from 'vitest';
import { drawCard, misfits } from '../../../scripts/og/card.ts';

const draw = (title: string) => drawCard({ title, field: '#fff', ink: '#000' });

test('has a glyph for each letter of the languages that the site’s names use', async () => {
  // A font draws every letter that it lacks as the same empty box, as it does U+FFFF.
  const drawings = await Promise.all(['ő', 'ű', 'Ő', 'ł', 'å', 'ö', '\uffff'].map(draw));
  expect(new Set(drawings).size).toBe(drawings.length);
});

const long =
  'The title of a work that says everything there is to say, and then goes on to say it twice, in other words that are as long';
test.each([
  ['Omlopp: ett kort för både tåg och cykel', []],
  ['Ready 🎉', [expect.stringContaining('lacks “🎉”')]],
  [long, [expect.stringContaining(`${long.length} characters are too long`)]],
])('reports what does not fit on a card: %s', async (title, problems) =>
  expect(await misfits({ title, over: 'Omlopp', field: '#fff', ink: '#000' })).toEqual(problems),
);
