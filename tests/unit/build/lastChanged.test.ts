import { expect, test } from 'vitest';
import { lastChanged } from '../../../scripts/build/lastChanged.ts';
import { routes } from '../../../src/site.ts';

test('where the history is known, each kind of page has a day, and an unknown page has none', () => {
  const paths = Object.values(routes).filter((path) => path && path !== routes.sweden);
  const changed = lastChanged();
  expect(new Set(paths.map((path) => changed(path)?.length))).toHaveProperty('size', 1);
  expect(changed('/nowhere')).toBeUndefined();
});
