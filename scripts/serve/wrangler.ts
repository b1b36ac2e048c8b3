/** All of the scripts' uses of wrangler, including its one unstable export. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { killOnExit } from './children.ts';

const program = 'node_modules/wrangler/bin/wrangler.js';

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' };

/**
 * Runs wrangler without blocking the servers in this process. `show` prints its output while it
 * runs. @throws Error with wrangler's message
 */
export function wrangler(
  args: string[],
  env: Record<string, string> = {},
  show = false,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { maxBuffer: 1024 ** 3, env: { ...process.env, ...quiet, ...env } },
      (error, stdout, stderr) => {
        if (error)
          reject(new Error(`wrangler ${args.join(' ').slice(0, 200)} failed:\n${stderr}${stdout}`));
        else resolve(stdout);
      },
    );
    if (show) child.stdout?.pipe(process.stdout, { end: false });
    // Keeps wrangler from asking questions.
    child.stdin?.end();
  });
}

export const startWrangler = (args: string[]): ChildProcess =>
  killOnExit(
    spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...quiet },
    }),
  );

interface Database {
  binding: string;
  database_name: string;
  database_id: string;
}

interface Bucket {
  binding: string;
  bucket_name: string;
  jurisdiction?: string;
}

interface Bindings {
  d1_databases?: Database[];
  r2_buckets?: Bucket[];
}

interface Settings extends Bindings {
  name: string;
  env: Record<string, Bindings | undefined>;
}

/** Reads wrangler.toml. An environment of a Pages project doesn't inherit the top-level bindings. */
export const readSettings = () =>
  parse(readFileSync('wrangler.toml', 'utf8')) as unknown as Settings;

/** Returns an environment's bucket of CVs, or the local one. */
export const bucketOf = (settings: Settings, env?: string): Bucket | undefined =>
  (env ? settings.env[env] : settings)?.r2_buckets?.find(({ binding }) => binding === 'FILES');

/**
 * Serves files, headers and redirects with Cloudflare's own code. `wrangler pages dev` runs the
 * same, but needs 25 ms per page instead of 5.5.
 */
export async function staticFiles(
  folder: string,
): Promise<(request: Request) => Promise<Response>> {
  const { unstable_generateASSETSBinding: generate } = await import('wrangler');
  const log = { ...console, log: () => {} };
  // Awaits the result, because it is a promise in spite of its type.
  const answer = await generate({ log: log as never, directory: folder });
  // Copies the request, because importing wrangler has replaced the global `Request`.
  return ({ url, method, headers }) =>
    answer(new Request(url, { method, headers }) as never) as unknown as Promise<Response>;
}
