import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an older Node prints what to do', () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.1.0' })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', `${old}; require('./scripts/run.cjs')`],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining('run `npm ci`')]);
});

test('`npm test` reports a missing browser before it builds anything', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: '/no/browser' },
  });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('/no/browser')]);
});
