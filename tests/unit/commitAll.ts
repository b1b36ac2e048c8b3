import { git } from '#scripts/cli/git.ts';

/** @returns the commit's first twelve digits */
export function commitAll() {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'Change');
  return git('rev-parse', '--short=12', 'HEAD');
}
