import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { host } from './listen.ts';

/** Free now, and not returned to another caller a moment ago. */
export const freePort = () => getPort({ host });

/**
 * `--port 8790` or PORT, else `fallback`. @param command what the user typed, such as `npm start`
 */
export async function choosePort(fallback: number, command: string): Promise<number> {
  const flag = process.argv.indexOf('--port');
  const given = flag > 0 ? process.argv[flag + 1] : process.env.PORT;
  const port = Number(given ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(
      `"${given}" is an invalid port; expected a whole number from 1 to 65535, as in: ${command} -- --port ${fallback + 1}`,
    );
  }
  if ((await getPort({ host, port })) !== port)
    throw new Error(`Port ${port} is taken. Choose another: ${command} -- --port ${port + 1}`);
  return port;
}

/** Waits until a server answers. @throws Error when its process ends first */
export async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with status ${child.exitCode} before it was ready`);
    const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (response) return;
    await delay(150);
  }
}
