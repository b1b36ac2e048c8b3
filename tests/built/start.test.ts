import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#scripts/serve/ports.ts';

/** Long, because a busy machine takes half a minute until the server listens. */
const timeout = 180_000;

test('a signal to `npm start` stops its server', { timeout: 2 * timeout }, async () => {
  // Windows has no signals.
  if (process.platform === 'win32') return;
  const port = await freePort();
  const responds = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const expectServed = (served: boolean) =>
    expect.poll(responds, { timeout, interval: 200 }).toBe(served);
  // Detached, so that only npm gets the signal; in a terminal its child processes get it too.
  const npm = spawn('npm', ['start', '--', '--no-build', '--port', String(port)], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    await expectServed(true);
    npm.kill('SIGTERM');
    await expectServed(false);
  } finally {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // The processes have already ended.
    }
  }
});

test('without a build `npm start -- --no-build` says so', () => {
  const args = [resolve('scripts/run.cjs'), 'start', '--no-build'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: 'tests', encoding: 'utf8' });
  expect(stderr).toContain('Nothing is built in `out`. Run `npm run build` first.');
});
