import { setTimeout as pause } from 'node:timers/promises';
import { commitOf, type Deployment, isComplete, type Pages, waits } from './api.ts';
import { describe, makeLive, type Smoke } from './goBack.ts';

/** How often it is asked whether a deployment has reached its last stage. */
const maxPolls = 90;

/**
 * Waits until a deployment is complete, and deletes it when that is given up: completed later, it would be live untested.
 * @throws Error that says what to do
 */
export async function awaitComplete(pages: Pages, id: string, polls = maxPolls) {
  for (let poll = 1; ; poll++) {
    const deployment = await pages.deployment(id);
    if (isComplete(deployment)) return;
    const { name, status } = deployment.latest_stage;
    if (!['failure', 'canceled', 'skipped'].includes(status) && poll < polls) {
      await pause(waits.poll);
      continue;
    }
    const removed = await pages.remove(id).then(
      () => true,
      () => false,
    );
    if (!removed && isComplete(await pages.deployment(id))) return;
    const left = removed ? 'It was deleted' : 'IT COULD NOT BE DELETED and may go live untested: delete it there';
    throw new Error(
      `Deployment ${id} is not complete: its stage "${name}" is "${status}". ${left}. Look at the project in the dashboard, under Workers & Pages, and deploy again.`,
    );
  }
}

/**
 * Watches what is live while a deployment is made. The host makes the new one live once it is complete, even where somebody has
 * gone back to an earlier one meanwhile.
 * @returns ends the watch, and makes that one live again
 */
export function watchLive(pages: Pages, before: Deployment | null) {
  const start = new Date().toISOString();
  let goneBackTo: Deployment | undefined;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      const live = await pages.live().catch(() => null);
      if (live && live.id !== before?.id && live.created_on < start) goneBackTo = live;
      await pause(waits.poll);
    }
  })();
  return async () => {
    isOver = true;
    await watch;
    if (!goneBackTo) return;
    await makeLive(pages, goneBackTo);
    throw new Error(
      `Somebody has gone back to ${describe(goneBackTo)} while this was deployed. That is live again; deploy once more if you mean to replace it.`,
    );
  };
}

interface Release {
  pages: Pages;
  /** The deployment that was made, and its commit. */
  id: string;
  commit: string;
  /** Where it is live. */
  address: string;
  /** What was live before. */
  before: Deployment | null;
  smoke: Smoke;
}

/**
 * Tests the live site. When that fails, makes live again what was live before, unless somebody has made another deployment live
 * meanwhile, and deletes the one that failed, so that no later way back finds it.
 * @throws Error that says what is live now, unless the test passes
 */
export async function testOrGoBack({ pages, id, commit, address, before, smoke }: Release) {
  if (await smoke(address, '--commit', commit)) return;
  // Going back for a request that was lost on its way would be worse than a few seconds more.
  console.log('\nThe smoke test failed. It is made once more before anything else.');
  await pause(waits.retry);
  if (await smoke(address, '--commit', commit)) return;
  const live = await pages.live();
  if (live?.id !== id) {
    throw new Error(
      `Commit ${commit} was not tested, as ${live?.id} (commit ${(live && commitOf(live)) || 'unknown'}) has been made live meanwhile. That stays. To see whether it is well: npm run smoke -- ${address}`,
    );
  }
  if (!before) {
    throw new Error(
      'The smoke test failed again. There is no deployment to go back to, so this one stays live. Mend what it names, and deploy again.',
    );
  }
  console.log('\nThe smoke test failed again, so what was live before goes live again.');
  await makeLive(pages, before).catch((error: Error) => {
    throw new Error(
      `Commit ${commit} failed its smoke test and is STILL LIVE, as going back failed: ${error.message}\nTry again: npm run rollback -- ${before.id}`,
    );
  });
  const removed = await pages.remove(id).then(
    () => 'was deleted',
    () => `could not be deleted: delete ${id} in the dashboard`,
  );
  const was = commitOf(before);
  const isWell = await smoke(address, '--earlier', ...(was ? ['--commit', was] : []));
  throw new Error(
    `Commit ${commit} failed its smoke test and ${removed}; ${was || before.id} is live again and ${isWell ? 'passes its own' : 'FAILS as well: look at the site now'}.`,
  );
}
