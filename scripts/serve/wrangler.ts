import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { startPictureMaker } from '../images/maker.ts';
import { pictureFolders } from '../images/prepare.ts';
import { killOnExit } from './children.ts';

const host = '127.0.0.1';

/** A port that nobody listens on at present, and that was not given to anybody else in this process just now. */
export const freePort = () => getPort({ host });

/**
 * The port to serve on: `--port 8790` or PORT, else `usual`.
 * @throws Error when it is invalid, or taken; the message says how to choose another
 */
export async function choosePort(usual: number, command: string): Promise<number> {
  const flag = process.argv.indexOf('--port');
  const asked = flag > 0 ? process.argv[flag + 1] : process.env.PORT;
  const port = Number(asked ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(
      `"${asked}" is an invalid port; expected a whole number from 1 to 65535, as in: ${command} -- --port ${usual + 1}`,
    );
  }
  if ((await getPort({ host, port })) !== port)
    throw new Error(`Port ${port} is taken. Choose another: ${command} -- --port ${port + 1}`);
  return port;
}

/** Resolves when the server answers. @throws Error when the process ends before */
export async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with status ${child.exitCode} before it was ready`);
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    await pause(150);
  }
}

interface Options {
  /** The folder that local data is kept in. */
  persist?: string;
  /** Override those of wrangler.toml. */
  vars?: Record<string, string>;
}

/**
 * Serves a folder with its Functions as Cloudflare Pages would, and makes its missing pictures on request. The server ends with
 * this process.
 * @param folder what is served; the built site in `out`, or in development the editor
 */
export async function serve(folder: string, port: number, { persist, vars = {} }: Options = {}) {
  const maker = await startPictureMaker(pictureFolders);
  const args = [
    'pages',
    'dev',
    folder,
    '--ip',
    host,
    '--port',
    String(port),
    '--inspector-port',
    String(await freePort()),
  ];
  args.push('--show-interactive-dev-session=false', '--log-level', 'error');
  if (persist) args.push('--persist-to', persist);
  const bindings = Object.entries({ ...vars, IMAGE_MAKER_URL: maker.url });
  for (const [name, value] of bindings) args.push('--binding', `${name}=${value}`);
  // Not by its `bin`, which ends at a signal and leaves the server that it has started.
  const cli = resolve('node_modules/wrangler/wrangler-dist/cli.js');
  const child = spawn(process.execPath, ['--no-warnings', cli, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' },
  });
  killOnExit(child);
  await waitUntilReady(`http://${host}:${port}`, child);
  return { url: `http://localhost:${port}`, child };
}
