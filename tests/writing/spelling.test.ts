import { expect, test } from 'vitest';
import { disagreements } from '#scripts/check/agreement.ts';
import { misspelt } from '#scripts/check/spelling.ts';

test.each([
  ['en', 'The colour of the programme', 'The color of the program'],
  ['en', 'people’s wishes', 'poeple’s wishes'],
  ['en', 'Complain at imy.se.', 'Complain at imy.'],
  ['sv', 'tillgänglighetsredogörelsen', 'tillgänlighetsredogörelsen'],
] as const)('the dictionary of %s accepts “%s” and rejects “%s”', (language, right, wrong) => {
  expect(misspelt(right, language)).toEqual([]);
  expect(misspelt(wrong, language)).not.toEqual([]);
});

test('no two content files state a fact differently', () => expect(disagreements()).toEqual([]));
