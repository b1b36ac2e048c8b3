import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadAndRemoveSourceMaps } from '#scripts/sentry/sourceMaps.ts';
import { freshFolder } from '../../freshFolder.ts';

const folder = freshFolder();
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

test.each([
  ['a deployment', 'push', 0],
  ['the nightly run', 'schedule', 1],
])('an expired token warns, publishes no map, and in %s ends with %s', (_, event, status) => {
  vi.stubEnv('GITHUB_EVENT_NAME', event);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const map = join(folder(), 'page.js.map');
  writeFileSync(map, '{}');
  const refuse = () => {
    throw new Error('401');
  };
  expect(uploadAndRemoveSourceMaps(folder(), 'expired', refuse)).toBe(0);
  expect([existsSync(map), process.exitCode ?? 0]).toEqual([false, status]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('SENTRY_AUTH_TOKEN'));
});
