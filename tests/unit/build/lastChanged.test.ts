import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { lastChanged } from '../../../scripts/build/lastChanged.ts';
import { routes, servicePath } from '../../../src/site.ts';

test('where the history is known, each kind of page has a day, and an unknown page has none', () => {
  const services = globSync('src/content/services/*.yaml').map((file) => servicePath(parse(file).name));
  const paths = [...Object.values(routes).filter(Boolean), ...services];
  const changed = lastChanged();
  expect(new Set(paths.map((path) => changed(path)?.length))).toHaveProperty('size', 1);
  expect(changed('/nowhere')).toBeUndefined();
});
