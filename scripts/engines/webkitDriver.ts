import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { killOnExit } from '../serve/children.ts';
import { freePort, waitUntilReady } from '../serve/ports.ts';

/** Rejects when a process exits, so that nothing waits for it forever. */
async function rejectOnExit(child: ChildProcess, path: string): Promise<never> {
  const [status] = await once(child, 'exit');
  throw new Error(`${path} exited with status ${status} before it was ready`);
}

/** Starts a virtual screen, larger than the tested windows. @returns its `DISPLAY` */
async function startScreen(path: string): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const screen = killOnExit(spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }));
  const [number] = await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    rejectOnExit(screen, path),
  ]);
  return `:${String(number).trim()}`;
}

/** @param paths from `findPrograms` @returns its URL */
export async function startWebKitDriver(paths: Record<string, string>): Promise<string> {
  const { WEBKIT_DRIVER_PATH = '', XVFB_PATH = '' } = paths;
  const port = await freePort();
  const driver = killOnExit(
    spawn(WEBKIT_DRIVER_PATH, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: await startScreen(XVFB_PATH),
        // The sandbox needs user namespaces, which containers rarely allow. The pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    waitUntilReady(`${url}/status`, driver),
    rejectOnExit(driver, WEBKIT_DRIVER_PATH),
  ]);
  return url;
}
