import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const day = 86_400_000;

test('security.txt is valid for more than a month and, as RFC 9116 (2.5.5) advises, for at most a year', () => {
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(readFileSync('out/.well-known/security.txt', 'utf8')) ?? [];
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  const days = (Date.parse(expires) - Date.now()) / day;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});
