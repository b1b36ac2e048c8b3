import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
