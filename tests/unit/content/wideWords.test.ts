import { expect, test } from 'vitest';
import { limits, wideWordProblems } from '#scripts/check/wideWords.ts';

test('reports a word that is too wide, by how much, and one that fits', async () => {
  const texts = ['Apps', 'Internationalisation', 'ひ'];
  const wide = { field: 'a.yaml: heading', texts, limit: limits.service };
  expect(await wideWordProblems([wide])).toEqual([
    expect.stringMatching(
      /^a.yaml: heading: “Internationalisation” is \d\d % too wide in this font .* where “\w+” fits/,
    ),
  ]);
});
