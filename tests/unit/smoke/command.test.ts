import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const smoke = (...args: string[]) => spawnSync(process.execPath, ['scripts/smoke.ts', ...args], { encoding: 'utf8' });

test.each([
  ['an empty address, as of a variable that is not set', ['', '--earlier'], '"" is no address such as https://'],
  ['something that is no address', ['your.domain'], '"your.domain" is no address'],
  ['no address', ['--commit', '0123abc'], 'Usage: npm run smoke'],
  ['an option that there is not', ['https://your.domain', '--comit', '0123abc'], '--comit'],
])('%s is reported before any request', (_, args, complaint) => {
  const { status, stderr } = smoke(...args);
  expect(stderr).toContain(complaint);
  expect(stderr).toContain('Usage: npm run smoke');
  expect(status).toBe(2);
});
