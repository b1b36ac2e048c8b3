import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveBranch } from '#src/build/branches.ts';
import { type BuildInfo, buildInfo } from '#src/build/buildInfo.ts';
import { missingPictures } from '#src/build/images/publish.ts';
import { workerFiles } from '../build/functions.ts';
import { readSettings } from '../serve/wrangler.ts';
import { waitForCommit } from '../smoke/smoke.ts';
import { visitor } from '../smoke/visitor.ts';
import { commitOf, type Deployment, type Host } from './api.ts';
import { settle } from './release.ts';

/** @throws Error if it may not be deployed */
export function readArtifact(folder: string, isProduction: boolean): BuildInfo {
  const { commit, dirty } = buildInfo();
  const file = join(folder, 'build.json');
  const info: BuildInfo = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { commit: 'none', deployAs: [] };
  const [target] = info.deployAs;
  const missing = Object.values(workerFiles).filter((name) => !existsSync(join(folder, name)));
  if (target) missing.push(...missingPictures(folder));
  const isForLive = info.deployAs.includes(liveBranch);
  const refusals: [applies: boolean, sentence: string][] = [
    [info.commit !== commit, `is of commit ${info.commit}, and ${commit} is checked out`],
    [!target, 'is for this machine only'],
    [isProduction && !isForLive, `is to be deployed as ${target}, not as ${liveBranch}`],
    [isProduction && (info.dirty || dirty), 'has uncommitted changes: commit or stash them'],
    [missing.length > 0, `lacks ${missing[0]} and ${missing.length - 1} more files`],
  ];
  const refusal = refusals.find(([applies]) => applies)?.[1];
  if (!refusal) return info;
  throw new Error(
    `The build in \`${folder}\` ${refusal}. Make a new one: CF_PAGES_BRANCH=${liveBranch} npm run build`,
  );
}

/** @throws Error unless the id in wrangler.toml belongs to the environment's own database */
async function checkDatabase(host: Host, env: 'preview' | 'production') {
  const databases = readSettings().env[env]?.d1_databases;
  const { database_name: name = '', database_id: id = '' } =
    databases?.find(({ binding }) => binding === 'INQUIRIES') ?? {};
  // Previews must never use the database of the live site.
  const expected = name.replace(/(-preview)?$/, env === 'preview' ? '-preview' : '');
  // wrangler.toml has such an id until a database has been created.
  const found = /^[0-]*1?$/.test(id) ? 'nothing' : await host.databaseName(id);
  if (found !== expected)
    throw new Error(
      `wrangler.toml, env.${env}: database_id ${id} belongs to “${found}”; expected “${expected}”. Put its id there, from \`npx wrangler d1 list\` or \`npx wrangler d1 create ${expected} --jurisdiction eu\``,
    );
}

/** @returns the live deployment */
export async function checkProject(host: Host, isProduction: boolean) {
  if (isProduction) await settle(host);
  const { production_branch: branch, canonical_deployment: live } = await host.project();
  if (branch !== liveBranch)
    throw new Error(
      `The project’s production branch is ${branch}; expected ${liveBranch}. Change it in the dashboard, under Settings, Builds.`,
    );
  await checkDatabase(host, 'preview');
  if (isProduction) await checkDatabase(host, 'production');
  return live;
}

/** Returns undefined if git lacks one of the commits. */
export function isAncestor(commit = '', of = 'HEAD'): boolean | undefined {
  const { status } = spawnSync('git', ['merge-base', '--is-ancestor', commit, of]);
  return status === 0 || (status === 1 ? false : undefined);
}

/**
 * Returns whether the live commit descends from a build's commit or, if git lacks one of them, is
 * later.
 */
function isOlder(build: BuildInfo, live: BuildInfo): boolean {
  if (build.commit === live.commit) return false;
  return isAncestor(build.commit, live.commit) ?? Date.parse(build.time) < Date.parse(live.time);
}

/**
 * Checks what a build would replace at SITE_URL.
 * @returns the live commit
 * @throws Error if it must stay, or if SITE_URL redirects or is another site
 */
export async function checkLive(
  build: BuildInfo,
  address: string,
  before: Deployment | null,
  allowsOlder: boolean,
) {
  const response = await visitor(address)
    .ask('/build.json')
    .catch(() => undefined);
  const target = response?.headers.get('Location');
  if (target)
    throw new Error(
      `SITE_URL is ${address}, which redirects to ${target}. Set it to that address.`,
    );
  const commit = before && commitOf(before);
  if (!commit) return undefined;
  const live = await waitForCommit(commit, address, 20_000).catch(({ message }: Error) => {
    throw new Error(
      `SITE_URL is ${address}, which is not the site that is live in this project: ${message}. Correct it, or, if the site is broken, go back first: npm run rollback`,
    );
  });
  if (!allowsOlder && isOlder(build, live))
    throw new Error(
      `Commit ${build.commit} is older than ${live.commit}, which is live. Deploy a newer one, add --older, or go back: npm run rollback`,
    );
  return live.commit;
}
