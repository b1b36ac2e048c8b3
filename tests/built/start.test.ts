import { spawn } from 'node:child_process';
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
