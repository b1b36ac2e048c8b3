import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { liveBranch } from '#src/build/branches.ts';
import { temporaryFolder } from '../cli/temporaryFolder.ts';
import { migrate } from '../inquiries/database.ts';
import { wrangler } from '../serve/wrangler.ts';
import { smoke } from '../smoke/smoke.ts';
import { type Deployment, type Host, nameOf, remedyFor, stageOf } from './api.ts';

/** Polling interval for the host's deployment state. */
const pollMs = 2000;

/**
 * Waits until no deployment of the live site is pending, because one that completes late replaces a
 * newer one.
 * @throws Error that says how to delete it
 */
export async function settle(host: Host) {
  for (const end = performance.now() + 180_000; ; await pause(pollMs)) {
    const pending = (await host.deployments()).find((it) => stageOf(it) === 'pending');
    if (!pending) return;
    if (performance.now() > end)
      throw new Error(
        `${nameOf(pending)} is incomplete and may still go live. Delete it, and deploy again: npx wrangler pages deployment delete ${pending.id} --force`,
      );
  }
}

/**
 * Migrates the database of a branch, and uploads a built folder unchanged.
 * @returns the deployment's id, its permanent URL, and that of the branch's newest deployment
 * @throws Error that says what to do
 */
export async function deploy(folder: string, branch: string, commit: string) {
  const output = join(temporaryFolder(), 'output.ndjson');
  // `--no-bundle` uploads the Functions as they were tested.
  const options = [`--branch=${branch}`, '--no-bundle', `--commit-hash=${commit}`];
  const env = { CI: 'true', WRANGLER_OUTPUT_FILE_PATH: output };
  try {
    await migrate({ env: branch === liveBranch ? 'production' : 'preview' });
    await wrangler(['pages', 'deploy', folder, ...options], env, true);
    const lines = readFileSync(output, 'utf8').trim().split('\n');
    const {
      deployment_id,
      url,
      alias = url,
    } = lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'pages-deploy-detailed');
    return { id: String(deployment_id), url: String(url), alias: String(alias) };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `Deploying as ${branch} failed, or its answer was lost. ${remedyFor(message)}\n${message}`,
    );
  }
}

/**
 * Deploys to the live site, unless it has changed since `before`. The host makes the new deployment
 * live even if an operator rolls back meanwhile; then this makes the operator's choice live again.
 * @throws Error if another deployment or a rollback changed what is live
 */
export async function goLive(
  host: Host,
  before: Deployment | null,
  folder: string,
  commit: string,
) {
  await settle(host);
  const [newest] = await host.deployments();
  let chosen = await host.live();
  if (chosen?.id !== before?.id)
    throw new Error(`${nameOf(chosen)} has gone live meanwhile. To replace it, deploy again.`);
  let isDone = false;
  const watch = async () => {
    for (; !isDone; await pause(pollMs)) {
      const live = await host.live().catch(() => null);
      if (live && newest && live.created_on <= newest.created_on) chosen = live;
    }
  };
  const upload = deploy(folder, liveBranch, commit)
    .finally(() => settle(host))
    .finally(() => {
      isDone = true;
    });
  const [{ id }] = await Promise.all([upload, watch()]);
  if (!chosen || chosen.id === before?.id) return id;
  await host.rollBack(chosen.id);
  throw new Error(`An operator rolled back to ${nameOf(chosen)} meanwhile, so it is live again.`);
}

/** Checks that a deployment is live, and tests there what its own URL can't show. */
export async function confirm(host: Host, id: string, address: string, commit?: string) {
  const test = () => smoke(address, { commit, isTested: true });
  const passes = (await test()) || (await test());
  const live = await host.live();
  if (live?.id !== id)
    throw new Error(`${nameOf(live)} is live, not ${id}. Deploy again to replace it.`);
  if (!passes)
    throw new Error(
      `${nameOf(live)} is live and fails the test above. To go back: npm run rollback`,
    );
}
