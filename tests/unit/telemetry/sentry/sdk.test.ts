import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies } from '../../../../package.json';
import { packages } from '../../../../package-lock.json';
import { builtIn, replay } from '../../../../src/telemetry/constants.ts';
import { recordingKey } from '../../../../src/telemetry/sentry/recordingKey.ts';

/** The installed SDK. If an upgrade changes a figure, this test fails: check what that means for visitors. */
const source = readFileSync('node_modules/@sentry/replay/build/npm/esm/index.js', 'utf8');

/** The number that a constant of the SDK is set to. */
function constant(name: string): number {
  const [, value] = new RegExp(`^const ${name} = ([\\d._e]+);$`, 'm').exec(source) ?? [];
  return Number(value?.replaceAll('_', ''));
}

test.each([
  ['REPLAY_MAX_EVENT_BUFFER_SIZE', builtIn.bufferMax, 20_000_000],
  ['SESSION_IDLE_PAUSE_DURATION', builtIn.idlePause, 5 * 60_000],
  ['SESSION_IDLE_EXPIRE_DURATION', builtIn.idleExpiry, 15 * 60_000],
  ['RETRY_MAX_COUNT', builtIn.sendRetries, 3],
])('%s has the value that our code and the specification give', (name, ours, specified) => {
  expect([constant(name), ours]).toEqual([specified, specified]);
});

test('events are counted up to 300 in five seconds, which is fewer than 300 in each', () => {
  expect(builtIn.events).toBe(300);
  expect(source).toMatch(
    /this\._throttledAddEvent = throttle\(\s*\(event, isCheckout\) => addEvent\(this, event, isCheckout\),\s*\/\/[^\n]*\s*300,\s*\/\/[^\n]*\s*5\s*\)/,
  );
});

test('the SDK’s own cap of the minimum length is higher than the specified one, so we keep to ours', () => {
  expect(constant('MIN_REPLAY_DURATION_LIMIT')).toBe(50_000);
  expect(replay.minDurationCap).toBe(15_000);
});

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
