import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What another service would replace: the adapter, its part of the commands, and the policy, which must name who receives the
 * data.
 */
const adapter = /^(?:src\/telemetry\/service|scripts\/telemetry-service)\/|^src\/content\/legal\/privacy-policy\.yaml$/;

test('only the adapter knows which service receives errors', () => {
  const files = globSync('{next.config.js,{pages,src,functions,scripts}/**/*.{ts,tsx,js,yaml,json}}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !adapter.test(file) && /sentry/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
