import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/serve/ports.ts';

/** Whether somebody listens on a port of this machine. */
const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test('`npm start` that is stopped from outside leaves no server', async () => {
  const port = await freePort();
  // As supervisors do: npm alone gets the signal, not the group that a terminal would send it to.
  const npm = spawn('npm', ['start', '--', '--no-build', '--port', String(port)], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    await vi.waitFor(async () => expect(await isTaken(port)).toBe(true), {
      timeout: 50_000,
      interval: 200,
    });
    npm.kill('SIGTERM');
    await vi.waitFor(async () => expect(await isTaken(port)).toBe(false), {
      timeout: 10_000,
      interval: 200,
    });
  } finally {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  }
});
