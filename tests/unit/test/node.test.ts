import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('every npm script that runs TypeScript checks the version of Node first', () => {
  const commands = Object.values<string>(scripts).filter((command) => !/^biome /.test(command));
  for (const command of commands) expect(command).toMatch(/^node -r \.\/scripts\/checkNode\.cjs /);
});

test('an older Node prints what to do', () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.1.0' })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', `${old}; require('./scripts/checkNode.cjs')`],
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
