import { expect, test } from 'vitest';
import { limits } from '../../../scripts/edge/limits.ts';
import { routesOf, routesReader } from '../../../scripts/edge/routes.ts';

const routes = routesOf('functions');
const runs = routesReader(routes);

test.each(['/_next/image', '/monitoring', '/api/contact', '/api/contact/health'])('a Function answers %s', (path) =>
  expect(runs(path)).toBe(true),
);

test.each(['/', '/works.html', '/_next/static/chunks/pages/works/A.js', '/api/contact/store', '/monitoring/'])(
  'a file answers %s',
  (path) => expect(runs(path)).toBe(false),
);

test('the host takes these rules', () => {
  const rules = [...routes.include, ...routes.exclude];
  expect(rules.length).toBeLessThan(limits.routes);
  for (const rule of rules) expect(rule).toMatch(/^\/.{1,99}$/);
});
