import { spawnSync } from 'node:child_process';

/** Which database is meant: the local one, kept in `persist` or where wrangler keeps it by itself, or the deployed one. */
export interface Where {
  remote?: boolean;
  /** That of previews; otherwise the live site's. */
  preview?: boolean;
  persist?: string;
}

/**
 * Runs `wrangler d1 … INQUIRIES` and gives what it prints.
 * @throws Error with what wrangler had to say
 */
export function d1(command: string[], { remote = false, preview = false, persist }: Where): string {
  const args = ['d1', ...command, remote ? '--remote' : '--local'];
  if (preview) args.push('--env', 'preview');
  if (persist) args.push('--persist-to', persist);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], {
    // Without a terminal wrangler asks nothing.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' },
  });
  if (status !== 0) throw new Error(`wrangler ${args.join(' ').slice(0, 200)} failed:\n${stderr}${stdout}`);
  return stdout;
}
