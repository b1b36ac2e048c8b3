import { spawn } from 'node:child_process';

/** Runs Playwright's tests, while servers in this process go on. @returns its exit status */
export const playwright = (args: string[], env: Record<string, string | undefined>) =>
  new Promise<number>((resolve) => {
    const run = spawn(process.execPath, ['node_modules/playwright/cli.js', 'test', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    run.once('exit', (status) => resolve(status ?? 1));
  });
