import { expect, test } from 'vitest';
import { commitments } from '../../src/content/commitments.ts';
import { loadPeople, loadWorks } from '../../src/content/load.ts';

const inWords: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };

test('every work was made by as many people as we say projects get', () => {
  const [least = 0, most = 0] = commitments.teamSize.en.split(/\W+/).flatMap((word) => inWords[word] ?? []);
  expect([least, most]).not.toContain(0);
  const people = loadPeople();
  const sizes = loadWorks().map(({ slug }) => ({ slug, size: people.filter(({ works }) => works.includes(slug)).length }));
  expect(sizes.filter(({ size }) => size < least || size > most)).toEqual([]);
});
