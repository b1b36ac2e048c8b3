import { setTimeout as pause } from 'node:timers/promises';
import { commitOf, type Deployment, type Pages, waits } from './api.ts';

/** Whether a deployment passes its smoke test at an address, which prints what it finds. */
export type Smoke = (address: string, ...options: string[]) => Promise<boolean>;

export interface Wanted {
  /** A deployment's id, or how it begins; otherwise the newest earlier one of another commit that passes its smoke test. */
  id?: string | undefined;
  /** Whether it may be one that does not pass. */
  evenBroken?: boolean;
}

/** How many deployments an error lists, and how many are tested at most. */
const maxListed = 10;
const maxTested = 5;
/** How often it is asked whether the host has changed what is live. */
const maxPolls = 10;

export const describe = (one: Deployment) => `${one.id}  ${one.created_on}  commit ${commitOf(one) || 'unknown'}  ${one.url}`;

const testOf = (one: Deployment) => ['--earlier', ...(commitOf(one) ? ['--commit', commitOf(one)] : [])];

/** Finds the deployment with an id. @throws Error that lists what there is to choose from */
async function named(pages: Pages, live: Deployment, wanted: string): Promise<Deployment> {
  const seen: Deployment[] = [];
  for await (const one of pages.deployments()) {
    if (one.id === wanted) return one;
    seen.push(one);
  }
  const matching = seen.filter(({ id }) => id.startsWith(wanted));
  if (matching[0] && matching.length === 1) return matching[0];
  const why = matching.length
    ? `"${wanted}" begins the ids of ${matching.length} deployments.`
    : `No complete deployment of production has the id "${wanted}".`;
  const list = (matching.length ? matching : seen).slice(0, maxListed);
  const lines = list.map((one) => `  ${describe(one)}${one.id === live.id ? '  (live)' : ''}`);
  throw new Error([why, 'Name one of these: npm run rollback -- ID', ...lines].join('\n'));
}

/** The newest deployment before the live one that is of another commit, as one of the same would be as bad, and is not broken. */
async function newestGood(pages: Pages, live: Deployment, smoke: Smoke): Promise<Deployment> {
  const broken: string[] = [];
  for await (const one of pages.deployments()) {
    if (one.created_on >= live.created_on || commitOf(one) === commitOf(live)) continue;
    if (await smoke(one.url, ...testOf(one))) return one;
    broken.push(one.id);
    if (broken.length === maxTested) break;
  }
  if (broken.length === 0)
    throw new Error('There is no deployment of another commit before the live one. Deploy a good commit instead.');
  throw new Error(
    `Every earlier deployment fails its smoke test: ${broken.join(', ')}. Nothing was changed. To make one of them live nevertheless: npm run rollback -- --broken ID`,
  );
}

/** Makes a deployment live, and waits until it is. @throws Error that says what is live instead */
export async function makeLive(pages: Pages, { id }: Deployment) {
  await pages.rollback(id);
  for (let poll = 1; ; poll++) {
    const live = await pages.live();
    if (live?.id === id) return;
    if (poll === maxPolls) {
      throw new Error(
        `Cloudflare took the order, but ${live?.id} is still live. Look at the project’s deployments in the dashboard.`,
      );
    }
    await pause(waits.poll);
  }
}

/**
 * Makes an earlier deployment live again, once its own address has passed the smoke test.
 * @returns what is live now
 * @throws Error that says why nothing was changed, or what is live instead
 */
export async function goBack(pages: Pages, { id: wanted, evenBroken = false }: Wanted, smoke: Smoke): Promise<Deployment> {
  const live = await pages.live();
  if (!live)
    throw new Error('Nothing is live, so there is nothing to go back from. Deploy first: npm run deploy -- --production');
  const chosen = wanted ? await named(pages, live, wanted) : await newestGood(pages, live, smoke);
  if (chosen.id === live.id) throw new Error(`Deployment ${live.id} is live already; nothing was changed.`);
  if (wanted && !evenBroken && !(await smoke(chosen.url, ...testOf(chosen)))) {
    throw new Error(
      `Deployment ${chosen.id} fails its smoke test at ${chosen.url}; nothing was changed. To make it live nevertheless: npm run rollback -- --broken ${chosen.id}`,
    );
  }
  await makeLive(pages, chosen);
  console.log(`Live again: ${describe(chosen)}\nLive before: ${describe(live)}\nThe database was not taken back.`);
  return chosen;
}
