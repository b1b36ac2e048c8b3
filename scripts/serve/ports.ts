import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { host } from './listen.ts';

/** Returns a free port that no other caller has got a moment ago. */
export const freePort = () => getPort({ host });

/**
 * @param command what the user typed, such as `npm start`
 * @param given the value of its option `--port`
 */
export async function choosePort(
  command: string,
  given = process.env.PORT ?? '8788',
): Promise<number> {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(
      `"${given}" is an invalid port; expected a whole number from 1 to 65535, as in: ${command} -- --port 8789`,
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
