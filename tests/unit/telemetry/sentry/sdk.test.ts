import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies } from '../../../../package.json';
import { packages } from '../../../../package-lock.json';
import { recordingKey } from '../../../../src/telemetry/constants.ts';

/** The installed SDK, whose figures tests/specification compares with ours. */
const source = readFileSync('node_modules/@sentry/replay/build/npm/esm/index.js', 'utf8');

test('a recording’s id is stored where we delete it', () => {
  const [, key] = /const REPLAY_SESSION_KEY = "(\w+)"/.exec(source) ?? [];
  expect(recordingKey).toBe(key);
});

test('the address of each snapshot passes a plugin, which is where we cut it', () => {
  expect(source).toMatch(/for \(const plugin of plugins \|\| \[\]\)/);
  expect(source).toMatch(/record\(\{\s*\.\.\.this\._recordingOptions/);
});

test('its packages are installed once, in one exact version', () => {
  const version = dependencies['@sentry/react'];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  // Development tools may depend on another version.
  const shipped = Object.entries<{ version?: string; dev?: boolean }>(packages).filter(
    ([path, { dev }]) => /node_modules\/@sentry\/(core|browser|browser-utils|react|replay)$/.test(path) && !dev,
  );
  expect(shipped.map(([, one]) => one.version)).toEqual(Array(5).fill(version));
});
