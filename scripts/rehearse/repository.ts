import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const git = (folder: string, args: string[], input = '') =>
  execFileSync('git', ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@dunavik.example', ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  }).trim();

/** Makes a folder a repository, as a checkout is, of a remote with these branches, whatever they are called. */
export function makeRepository(folder: string, branches: string[]) {
  const remote = join(folder, 'origin');
  git(folder, ['init', '-q', '--bare', remote]);
  const commit = git(remote, ['commit-tree', '-m', 'Begin', git(remote, ['mktree'])]);
  git(remote, ['update-ref', '--stdin'], branches.map((branch) => `create refs/heads/${branch} ${commit}\n`).join(''));
  git(folder, ['init', '-q']);
  git(folder, ['remote', 'add', 'origin', remote]);
  git(folder, ['add', 'wrangler.toml']);
  git(folder, ['commit', '-q', '-m', 'Begin']);
}

/**
 * GitHub's `gh` for a working copy, which notes what it is asked and knows of no issue.
 * @returns the environment that has it, and what it was asked
 */
export function rehearsedGh(folder: string) {
  const [bin, notes] = [join(folder, 'bin'), join(folder, 'gh.txt')];
  mkdirSync(bin, { recursive: true });
  writeFileSync(notes, '');
  const script = `#!/bin/sh\nprintf '%s\\n' "$*" >> '${notes}'\nif [ "$2" = list ]; then echo '[]'; fi\n`;
  writeFileSync(join(bin, 'gh'), script);
  chmodSync(join(bin, 'gh'), 0o755);
  return { env: { PATH: `${bin}:${process.env.PATH}` }, asked: () => readFileSync(notes, 'utf8') };
}
