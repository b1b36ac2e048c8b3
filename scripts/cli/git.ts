import { execFileSync } from 'node:child_process';

/** @returns what git printed, trimmed @throws Error with its messages */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' }).trim();

/** @throws Error if a file of the checkout has changed */
export function refuseChanges(): void {
  const changes = git('status', '--porcelain');
  if (changes) throw new Error(`expected no changed files; commit or discard these:\n${changes}`);
}
