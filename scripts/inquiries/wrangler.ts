import { execFile } from 'node:child_process';

/**
 * Runs wrangler. It does not block, so that connections stay usable: a blocked process would not notice that the other end has
 * closed one, and would lose the next request on it.
 * @param shown whether what it prints is shown as it comes
 * @returns what it prints
 * @throws Error with wrangler's message
 */
export function wrangler(
  args: string[],
  env: Record<string, string> = {},
  shown = false,
): Promise<string> {
  const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' };
  return new Promise((resolve, reject) => {
    const running = execFile(
      process.execPath,
      ['node_modules/wrangler/bin/wrangler.js', ...args],
      { maxBuffer: 1024 ** 3, env: { ...process.env, ...quiet, ...env } },
      (error, stdout, stderr) => {
        if (error)
          reject(new Error(`wrangler ${args.join(' ').slice(0, 200)} failed:\n${stderr}${stdout}`));
        else resolve(stdout);
      },
    );
    if (shown) running.stdout?.pipe(process.stdout, { end: false });
    // Without an input wrangler asks nothing.
    running.stdin?.end();
  });
}
