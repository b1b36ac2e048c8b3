import { expect, test } from 'vitest';
import { colleagues } from '#src/screens/career/colleagues.ts';
import { site } from '#src/site.ts';

const people = ['ada', 'bo', 'cleo'].map((slug) => ({ slug }));
const office = site.offices[0].id;
const beside = (person: string) => ({ office, beside: { person, text: 'Would sit beside you.' } });

test('shows each person once whom a position names as its neighbour', () => {
  const jobs = [beside('cleo'), { office }, beside('ada'), beside('cleo')];
  expect(colleagues(people, jobs).map(({ slug }) => slug)).toEqual(['cleo', 'ada']);
});

test('shows everyone if no position names a neighbour', () => {
  expect(colleagues(people, [{ office }])).toEqual(people);
  expect(colleagues(people, [])).toEqual(people);
});
