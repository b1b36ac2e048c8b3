/** `npm run upgrade`; docs/make-it-your-own.md says what it does. */
import { execSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { git, refuseChanges } from './cli/git.ts';
import { fetchReleases } from './upgrade/releases.ts';
import { takeRelease } from './upgrade/takeRelease.ts';

const run = (line: string) => execSync(line, { stdio: 'inherit' });

await command(() => {
  refuseChanges();
  const { positionals } = parseArgs({ allowPositionals: true });
  const { from, to, toName } = fetchReleases(positionals[0]);
  const conflicts = takeRelease(from, to, `Upgrade to ${toName}`);
  if (conflicts.length)
    throw new Error(
      `${toName} and your own changes touch the same lines of these files:\n${conflicts.join('\n')}\nEdit them, then: git add --all && git cherry-pick --continue && npm install && npm run check\nOr undo the upgrade: git cherry-pick --abort`,
    );
  // Adds packages of this site to the release's lock file.
  run('npm install');
  if (git('status', '--porcelain')) git('commit', '--quiet', '--all', '--amend', '--no-edit');
  console.log(`Upgraded to ${toName}. CHANGELOG.md says what your content needs. Checking it:`);
  run('npm run --silent check');
});
