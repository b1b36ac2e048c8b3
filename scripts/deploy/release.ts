import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { liveBranch } from '../build/branches.ts';
import { wrangler } from '../edge/wrangler.ts';
import { migrate } from '../inquiries/database.ts';
import { smoke } from '../smoke/smoke.ts';
import { type Deployment, delaysMs, type Host, nameOf, remedyFor, stageOf } from './api.ts';

/**
 * Waits until a deployment is complete. Deletes it after a timeout, because completing late, it would
 * replace a newer one.
 * @returns whether it is complete
 */
async function settle(host: Host, id: string): Promise<boolean> {
  for (let end = Date.now() + delaysMs.complete; Date.now() < end; await pause(delaysMs.poll)) {
    const stage = await host.deployment(id).then(stageOf, () => 'pending');
    if (stage !== 'pending') return stage === 'complete';
  }
  if (await host.remove(id)) return false;
  throw new Error(
    `Deployment ${id} is incomplete and may still go live: delete it in the dashboard, then deploy again.`,
  );
}

/** Waits for the production deployments of other runs. */
export async function settleOthers(host: Host) {
  for (const other of await host.deployments()) {
    if (stageOf(other) !== 'pending') continue;
    console.log(`${nameOf(other)} is incomplete: waiting for it, or deleting it.`);
    await settle(host, other.id);
  }
}

/**
 * Migrates the database of a branch, uploads a built folder unchanged, and waits until the deployment is
 * complete.
 * @returns its id, its permanent address, and that of the branch, which shows the newest deployment
 * @throws Error that says what to do
 */
export async function deploy(host: Host, folder: string, branch: string, commit: string) {
  const output = join(tmpdir(), `deployed-${randomUUID()}.ndjson`);
  // `--no-bundle` uploads the Functions as they were tested.
  const options = [`--branch=${branch}`, '--no-bundle', `--commit-hash=${commit}`];
  const env = { CI: 'true', WRANGLER_OUTPUT_FILE_PATH: output };
  try {
    await migrate({ env: branch === liveBranch ? 'production' : 'preview' });
    await wrangler(['pages', 'deploy', folder, ...options], env, true);
    const lines = readFileSync(output, 'utf8').trim().split('\n');
    const deployed = lines
      .map((line) => JSON.parse(line))
      .find(({ type }) => type === 'pages-deploy-detailed');
    const { deployment_id: id, url, alias = url }: Record<string, string> = deployed;
    if (id && url && alias && (await settle(host, id))) return { id, url, alias };
    throw new Error(`Deployment ${id} did not complete.`);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `Deploying as ${branch} failed, or its answer was lost. ${remedyFor(message)}\n${message}`,
    );
  } finally {
    rmSync(output, { force: true });
  }
}

/**
 * Deploys to the live site, unless it has changed since `before`. The host makes the new deployment live
 * even if somebody rolls back meanwhile; then this makes that person's choice live again.
 * @throws Error if somebody else changed what is live
 */
export async function goLive(
  host: Host,
  before: Deployment | null,
  folder: string,
  commit: string,
) {
  await settleOthers(host);
  const [newest] = await host.deployments();
  let chosen = await host.live();
  if (chosen?.id !== before?.id)
    throw new Error(`${nameOf(chosen)} has gone live meanwhile. To replace it, deploy again.`);
  const watch = setInterval(async () => {
    const live = await host.live().catch(() => null);
    if (live && newest && live.created_on <= newest.created_on) chosen = live;
  }, delaysMs.poll);
  const { id } = await deploy(host, folder, liveBranch, commit).finally(() => clearInterval(watch));
  if (!chosen || chosen.id === before?.id) return id;
  await host.rollBack(chosen.id);
  throw new Error(`Somebody rolled back to ${nameOf(chosen)} meanwhile, so it is live again.`);
}

/** Checks that a deployment is live, and tests there what its own address can't show. */
export async function confirm(host: Host, id: string, address: string, commit?: string) {
  const test = () => smoke(address, { commit, isTested: true });
  const passes = (await test()) || (await test());
  const live = await host.live();
  if (live?.id !== id) throw new Error(`Somebody made ${nameOf(live)} live instead of ${id}.`);
  if (!passes)
    throw new Error(
      `${nameOf(live)} is live and fails the test above. To go back: npm run rollback`,
    );
}
