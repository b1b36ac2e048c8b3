import { expect, test } from 'vitest';
import { renamed, renamedPackage, shortNameOf } from '#scripts/adopt/renamed.ts';

const name = 'Ödman $& Co';
const agency = { name, shortName: shortNameOf(name), url: 'https://odman.example:81' };

test.each([
  ['a.yaml', 'a: Kotte & Bark’s # why\n', 'a: Ödman $& Co’s # why\n'],
  ['a.yaml', 'a: kotte & bark\n', 'a: ödman $& co\n'],
  ['a.yaml', 'sweden: {}\na: me@kottebark.example\n', 'a: me@odman.example:81\n'],
  ['a.json', '{"a":"kottebark"}', '{\n  "a": "odmanco"\n}\n'],
])('in %s the test agency’s %j becomes %j', (file, text, expected) =>
  expect(renamed(file, text, agency)).toBe(expected),
);

test('the lock file gets the name twice', () => {
  const lock = renamedPackage('{"name":"a","packages":{"":{"name":"a"}}}', 'b', '');
  expect(JSON.parse(lock)).toEqual({ name: 'b', packages: { '': { name: 'b' } } });
});
