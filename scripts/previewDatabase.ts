/**
 * `npm run preview:database -- --branch=NAME`: gives the previews of a branch a database of their own, brings its tables up to
 * date and puts it into wrangler.toml, for the deployment that follows. `-- --candidate` does so for what production's files are
 * tested with, `-- --prune` deletes those of branches that are gone.
 * Both need CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, or `wrangler login`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { databaseFaults, readDatabases } from './databases/configuration.ts';
import { ensureDatabase, previewDatabaseName, prune, withPreviewDatabase } from './databases/preview.ts';
import { migrate, wrangler } from './inquiries/wrangler.ts';

const usage = 'Usage: npm run preview:database -- --branch=NAME   (or --candidate, or --prune)';

/** Stands for the deployment that production's files are tested under. No branch of Git can have this name. */
const candidate = 'candidate~';

const run = (args: string[]) => wrangler(['d1', ...args]);

function branchesOf(remote: string): string[] {
  const refs = execFileSync('git', ['ls-remote', '--heads', remote], { encoding: 'utf8' });
  const branches = [...refs.matchAll(/refs\/heads\/(.+)$/gm)].map(([, branch = '']) => branch);
  if (branches.length === 0) throw new Error(`${remote} has no branches, which can't be; nothing was deleted`);
  return [...branches, candidate];
}

await command(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { branch: { type: 'string' }, candidate: flag, prune: flag } });
  if ([values.branch, values.candidate, values.prune].filter(Boolean).length !== 1) throw new Error(usage);
  if (values.prune) {
    const gone = await prune(run, branchesOf('origin'));
    console.log(gone.length ? `Deleted: ${gone.join(', ')}` : 'No preview has left a database behind.');
    return;
  }
  const branch = values.branch ?? candidate;
  const migrations = globSync('migrations/*.sql').sort();
  const name = previewDatabaseName(
    branch,
    migrations.flatMap((file) => [file, readFileSync(file, 'utf8')]),
  );
  const database = await ensureDatabase(run, name);
  writeFileSync('wrangler.toml', withPreviewDatabase(readFileSync('wrangler.toml', 'utf8'), database));
  const faults = databaseFaults(readDatabases());
  if (faults.length) throw new Error(faults.join('\n'));
  await migrate({ remote: true, env: 'preview' });
  console.log(`Previews of ${branch} have the database ${name} (${database.uuid}). wrangler.toml names it: don't commit that.`);
});
