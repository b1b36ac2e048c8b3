import { expect, test } from 'vitest';
import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { routes } from '../../src/site.ts';

test.each([
  ['services', services],
  ['industries', industries],
])('every slug of the %s is made from its name and is unique', (_, list) => {
  for (const { slug, name } of list) expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'));
  expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
});

test('no two routes share a path', () => {
  expect(new Set(Object.values(routes)).size).toBe(Object.keys(routes).length);
});
