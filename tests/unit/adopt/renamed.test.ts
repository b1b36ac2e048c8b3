import { expect, test } from 'vitest';
import { renamed, renamedPackage, shortNameOf } from '#scripts/adopt/renamed.ts';

const agency = { name: 'Ödman & Co', shortName: 'odmanco', url: 'https://odman.example:81' };

test.each([
  ['a.yaml', 'a: Kotte & Bark’s # why\n', 'a: Ödman & Co’s # why\n'],
  ['a.yaml', 'a: kotte & bark\n', 'a: ödman & co\n'],
  ['a.yaml', 'a: me@kottebark.example\n', 'a: me@odman.example:81\n'],
  ['a.yaml', 'repository: a/b\nb: 1\n', 'b: 1\n'],
  ['a.json', '{"a":"kottebark"}', '{\n  "a": "odmanco"\n}\n'],
])('a file %s of the invented agency, %j, becomes %j', (file, text, expected) =>
  expect(renamed(file, text, agency)).toBe(expected),
);

test('a short name has only letters from a to z', () =>
  expect(shortNameOf('Ödman & Co 2')).toBe('odmanco'));

test('a package and its lock file get the new name', () => {
  const file = { name: 'old', description: 'Old', packages: { '': { name: 'old' } } };
  expect(JSON.parse(renamedPackage(JSON.stringify(file), 'new', 'New'))).toEqual({
    name: 'new',
    description: 'New',
    packages: { '': { name: 'new' } },
  });
});
