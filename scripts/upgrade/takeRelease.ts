import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ownFolders } from '../adopt/folders.ts';
import { git } from '../cli/git.ts';
import { temporaryFolder } from '../cli/temporaryFolder.ts';
import { mergedJson } from './mergedJson.ts';

const lines = (text: string) => text.split('\n').filter(Boolean);

/**
 * Writes a release's tree with this site's own folders, without the files that the site has deleted,
 * and with `files` in place of its own. @returns the tree's id
 */
function treeOf(release: string, deleted: string[], files: Record<string, string>): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(temporaryFolder(), 'index') };
  const options = { encoding: 'utf8', env, maxBuffer: 1e8, stdio: 'pipe' } as const;
  const run = (args: string[], input = '') =>
    execFileSync('git', args, { ...options, input }).trim();
  const remove = ['rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', '--'];
  run(['read-tree', release]);
  run([...remove, ...ownFolders, ...deleted]);
  for (const folder of ownFolders)
    if (git('ls-tree', 'HEAD', folder)) run(['read-tree', `--prefix=${folder}/`, `HEAD:${folder}`]);
  for (const [file, text] of Object.entries(files)) {
    const id = run(['hash-object', '-w', '--stdin'], text);
    run(['update-index', '--add', '--cacheinfo', `100644,${id},${file}`]);
  }
  return run(['write-tree']);
}

/**
 * Merges the changes between two releases into this site as one commit, by cherry-picking a commit that
 * has nothing but them. So it needs no history that the site and the project share.
 * @returns the files with conflicts, which are then in the checkout, uncommitted
 */
export function takeRelease(from: string, to: string, message: string): string[] {
  const show = (commit: string, file: string) => `${git('show', `${commit}:${file}`)}\n`;
  const [base, own, theirs] = [from, 'HEAD', to].map((commit) =>
    JSON.parse(show(commit, 'package.json')),
  );
  // Neighbouring lines of these files change in most releases and would conflict as text.
  const ownFiles = {
    'package.json': show('HEAD', 'package.json'),
    'package-lock.json': show('HEAD', 'package-lock.json'),
  };
  const newFiles = {
    'package.json': `${JSON.stringify(mergedJson(base, own, theirs), null, 2)}\n`,
    'package-lock.json': show(to, 'package-lock.json'),
  };
  const deleted = lines(git('diff', '--name-only', '--diff-filter=D', '-M', from, 'HEAD'));
  const before = git('commit-tree', treeOf(from, deleted, ownFiles), '-m', message);
  const after = git(...['commit-tree', treeOf(to, deleted, newFiles), '-p', before, '-m', message]);
  try {
    git('cherry-pick', '--allow-empty', after);
    return [];
  } catch (error) {
    const conflicts = lines(git('diff', '--name-only', '--diff-filter=U'));
    if (conflicts.length === 0) throw error;
    return conflicts;
  }
}
