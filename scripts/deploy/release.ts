import { setTimeout as pause } from 'node:timers/promises';
import { type Deployment, delaysMs, isComplete, type Pages } from './api.ts';
import { expectEarlier, nameOf, type Smoke } from './rollBack.ts';

/** With a poll every two seconds, this delaysMs three minutes. */
const maxPolls = 90;

/**
 * Waits until a deployment is complete. After a timeout deletes it, because it would go live untested.
 * @throws Error that says what to do
 */
export async function waitUntilComplete(pages: Pages, id: string, polls = maxPolls) {
  let stage = { name: '', status: '' };
  for (
    let poll = 0;
    poll < polls && !['failure', 'canceled', 'skipped'].includes(stage.status);
    poll++
  ) {
    if (poll) await pause(delaysMs.poll);
    const deployment = await pages.deployment(id);
    if (isComplete(deployment)) return;
    stage = deployment.latest_stage;
  }
  const isRemoved = await pages.remove(id);
  if (!isRemoved && isComplete(await pages.deployment(id))) return;
  const outcome = isRemoved
    ? 'It was deleted'
    : 'It MAY GO LIVE UNTESTED: delete it in the dashboard';
  throw new Error(
    `Deployment ${id} is stuck at the stage "${stage.name}", "${stage.status}". ${outcome}, and deploy again.`,
  );
}

/**
 * Keeps a rollback that somebody makes during a deployment: Cloudflare makes the new deployment live
 * when it completes, so this makes the chosen one live again.
 * @throws Error after such a rollback
 */
export async function keepRollback<Result>(
  pages: Pages,
  before: Deployment | null,
  deploy: () => Promise<Result>,
): Promise<Result> {
  const start = new Date().toISOString();
  let chosen = null as Deployment | null;
  const watch = setInterval(async () => {
    const live = await pages.live().catch(() => null);
    if (live && live.id !== before?.id && live.created_on < start) chosen = live;
  }, delaysMs.poll);
  const result = await deploy().finally(() => clearInterval(watch));
  if (!chosen) return result;
  await pages.rollback(chosen.id);
  throw new Error(
    `Somebody rolled back to ${nameOf(chosen)} during this deployment. It is live again. To replace it, deploy again.`,
  );
}

interface Release {
  pages: Pages;
  /** The new deployment. */
  id: string;
  commit: string;
  /** The live address, and the deployment that was live before. */
  address: string;
  before: Deployment | null;
  smoke: Smoke;
}

/**
 * Tests the live site. If that fails twice, rolls back to the previous deployment, unless somebody has
 * made another one live, and deletes the failed one, so that no rollback chooses it.
 * @throws Error that says what is live now, if the tests fail
 */
export async function verifyOrRollBack({ pages, id, commit, address, before, smoke }: Release) {
  const passes = () => smoke(address, { commit });
  if ((await passes()) || (await passes())) return;
  const live = await pages.live();
  const failed = `Commit ${commit} failed its smoke test`;
  if (live?.id !== id)
    throw new Error(
      `Somebody made ${nameOf(live)} live instead of ${commit}, so it stays. To test it: npm run smoke -- ${address}`,
    );
  if (!before)
    throw new Error(
      `${failed}. There is no earlier deployment to roll back to, so it stays live. Fix what the test reports, and deploy.`,
    );
  await pages.rollback(before.id).catch(({ message }: Error) => {
    throw new Error(
      `${failed} and is STILL LIVE. Try again to roll back: npm run rollback -- ${before.id}\n${message}`,
    );
  });
  const removed = (await pages.remove(id))
    ? 'was deleted'
    : `could not be deleted: delete ${id} in the dashboard`;
  const state = (await smoke(address, expectEarlier(before)))
    ? 'passes its smoke test'
    : 'FAILS its smoke test too: look at the site now';
  throw new Error(`${failed} and ${removed}; ${nameOf(before)} is live again and ${state}.`);
}
