import { expect, test } from 'vitest';
import { lastChanged } from '#src/build/lastChanged.ts';
import { routes } from '#src/site.ts';

test('finds the date of each page’s last change, and none of an unknown page', () => {
  const paths = Object.values(routes).filter((path) => path && path !== routes.sweden);
  const changed = lastChanged();
  expect(new Set(paths.map((path) => changed(path)?.length))).toHaveProperty('size', 1);
  expect(changed('/nowhere')).toBeUndefined();
});
