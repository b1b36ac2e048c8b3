import { spawn } from 'node:child_process';

/** Makes the smoke test in a process of its own, which prints what it finds. @returns whether it passes */
export function smoke(...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/smoke.ts', ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)));
}
