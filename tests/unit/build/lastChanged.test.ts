import { expect, test } from 'vitest';
import { lastChanged } from '../../../scripts/build/lastChanged.ts';
import { jobPath, routes, servicePath, workPath } from '../../../src/site.ts';

test('where the history is known, each kind of page has a day, and an unknown page has none', () => {
  const paths = [...Object.values(routes), servicePath('branding'), workPath('omlopp'), jobPath('ux-researcher-stockholm')];
  const changed = lastChanged();
  expect(new Set(paths.map((path) => changed(path)?.length))).toHaveProperty('size', 1);
  expect(changed('/nowhere')).toBeUndefined();
});
