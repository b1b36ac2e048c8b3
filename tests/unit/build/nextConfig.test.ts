import { expect, test } from 'vitest';
import config from '../../../next.config.js';

test('browsers get no structured data in development either: it is read from files', () => {
  const given = { resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
  config.webpack?.(given, { dev: true, isServer: false } as never);
  expect(Object.keys(given.resolve.alias)).toContainEqual(
    expect.stringMatching(/structured\/agency\.ts\$$/),
  );
});
