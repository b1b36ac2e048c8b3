import { expect, test } from 'vitest';
import { wideWordProblems } from '../../../scripts/check/wideWords.ts';

test('reports words that are too wide for large type, with how many letters fit', async () => {
  const limit = { max: 5.4, spacing: -0.035, example: 'Prototyping' };
  const texts = ['Prototyping', 'Internationalisation', 'ひ'];
  expect(await wideWordProblems([{ field: 'a.yaml: heading', texts, limit }])).toEqual([
    'a.yaml: heading: “Internationalisation” would break on phones or at 200 % zoom; about 13 letters fit, as in “Prototyping”',
  ]);
  expect(await wideWordProblems()).toEqual([]);
});
