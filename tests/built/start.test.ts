import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/serve/ports.ts';

/** Whether a process listens on this port. */
const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Long, because a busy machine takes half a minute until the server listens. */
const timeout = 180_000;

test('a signal to `npm start` stops its server', { timeout: 2 * timeout }, async () => {
  // Windows has no signals.
  if (process.platform === 'win32') return;
  const port = await freePort();
  // Detached, so that only npm gets the signal; in a terminal its child processes get it too.
  const npm = spawn('npm', ['start', '--', '--no-build', '--port', String(port)], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    await vi.waitFor(async () => expect(await isTaken(port)).toBe(true), {
      timeout,
      interval: 200,
    });
    npm.kill('SIGTERM');
    await vi.waitFor(async () => expect(await isTaken(port)).toBe(false), {
      timeout,
      interval: 200,
    });
  } finally {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // The processes have already ended.
    }
  }
});
