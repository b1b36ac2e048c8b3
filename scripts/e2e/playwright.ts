import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
