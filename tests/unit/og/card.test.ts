import { expect, test } from 'vitest';
import { drawCard, misfits } from '../../../scripts/og/card.ts';

const draw = (title: string) => drawCard({ title, field: '#fff', ink: '#000' });

test('a sharing picture has glyphs for every language of the site’s names', async () => {
  // Letters that a font lacks are all drawn as the same empty box, like a character that does not exist.
  const drawings = await Promise.all(['ő', 'ű', 'Ő', 'ł', 'å', 'ö', '\uffff'].map(draw));
  expect(new Set(drawings).size).toBe(drawings.length);
});

const long =
  'The title of a work that says everything there is to say, and then goes on to say it twice, in other words that are as long';
test.each([
  ['Omlopp: ett kort för både tåg och cykel', []],
  ['Ready 🎉', [expect.stringContaining('lacks “🎉”')]],
  [long, [expect.stringContaining(`${long.length} characters are too long`)]],
])('what does not fit on a sharing picture is told: %s', async (title, told) =>
  expect(await misfits({ title, over: 'Omlopp', field: '#fff', ink: '#000' })).toEqual(told),
);
