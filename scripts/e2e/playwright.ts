import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export function expectSite() {
  if (!existsSync('out/index.html'))
    throw new Error(
      'Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.',
    );
}

/** Runs Playwright without blocking the servers in this process. @returns its exit status */
export async function runPlaywright(
  args: string[],
  env: Record<string, string | undefined>,
): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/playwright/cli.js', 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}
