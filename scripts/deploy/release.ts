import { setTimeout as pause } from 'node:timers/promises';
import { type Deployment, isComplete, type Pages, waits } from './api.ts';
import { earlier, nameOf, type Smoke } from './rollBack.ts';

/** How often it is asked whether a deployment has reached its last stage. */
const maxPolls = 90;

/**
 * Waits until a deployment is complete, and deletes it when that is given up: completed later, it would be live untested.
 * @throws Error that says what to do
 */
export async function awaitComplete(pages: Pages, id: string, polls = maxPolls) {
  let stage = { name: '', status: '' };
  for (
    let poll = 0;
    poll < polls && !['failure', 'canceled', 'skipped'].includes(stage.status);
    poll++
  ) {
    if (poll) await pause(waits.poll);
    const deployment = await pages.deployment(id);
    if (isComplete(deployment)) return;
    stage = deployment.latest_stage;
  }
  const isRemoved = await pages.remove(id);
  if (!isRemoved && isComplete(await pages.deployment(id))) return;
  const left = isRemoved ? 'It was deleted' : 'It MAY GO LIVE UNTESTED: delete it in the dashboard';
  throw new Error(
    `Deployment ${id} stays at its stage "${stage.name}", "${stage.status}". ${left}, and deploy again.`,
  );
}

/**
 * Watches what is live while a deployment is made: the host makes the new one live once it is complete, even where somebody has
 * gone back to an earlier one meanwhile. Then that one is made live again.
 * @throws Error that says so
 */
export async function keepRollback<Made>(
  pages: Pages,
  before: Deployment | null,
  make: () => Promise<Made>,
): Promise<Made> {
  const start = new Date().toISOString();
  let chosen = null as Deployment | null;
  const watch = setInterval(async () => {
    const live = await pages.live().catch(() => null);
    if (live && live.id !== before?.id && live.created_on < start) chosen = live;
  }, waits.poll);
  const made = await make().finally(() => clearInterval(watch));
  if (!chosen) return made;
  await pages.rollback(chosen.id);
  const again = 'That is live again; to replace it, deploy once more.';
  throw new Error(`Somebody has gone back to ${nameOf(chosen)} while this was deployed. ${again}`);
}

interface Release {
  pages: Pages;
  /** The deployment that was made. */
  id: string;
  commit: string;
  /** Where it is live, and what was live there before. */
  address: string;
  before: Deployment | null;
  smoke: Smoke;
}

/**
 * Tests the live site. When that fails twice, makes live again what was live before, unless somebody has made another
 * deployment live meanwhile, and deletes the one that failed, so that no later way back finds it.
 * @throws Error that says what is live now, unless the test passes
 */
export async function verifyOrRollBack({ pages, id, commit, address, before, smoke }: Release) {
  const passes = () => smoke(address, { commit });
  if ((await passes()) || (await passes())) return;
  const live = await pages.live();
  const failed = `Commit ${commit} failed its smoke test`;
  if (live?.id !== id)
    throw new Error(
      `${nameOf(live)} has been made live instead of ${commit}, and stays. To test it: npm run smoke -- ${address}`,
    );
  if (!before)
    throw new Error(
      `${failed}. There is none to go back to, so it stays live. Mend what the test names, and deploy.`,
    );
  await pages.rollback(before.id).catch(({ message }: Error) => {
    throw new Error(
      `${failed} and is STILL LIVE. Try again to go back: npm run rollback -- ${before.id}\n${message}`,
    );
  });
  const removed = (await pages.remove(id))
    ? 'was deleted'
    : `could not be deleted: delete ${id} in the dashboard`;
  const state = (await smoke(address, earlier(before)))
    ? 'passes its own'
    : 'FAILS as well: look at the site now';
  throw new Error(`${failed} and ${removed}; ${nameOf(before)} is live again and ${state}.`);
}
