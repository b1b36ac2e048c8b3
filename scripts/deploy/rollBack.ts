import { commitOf, type Deployment, type Pages } from './api.ts';

/** Whether a deployment passes its smoke test at an address, which prints what it finds. */
export type Smoke = (address: string, ...options: string[]) => Promise<boolean>;

interface Wanted {
  /** A deployment's id, or how it begins; otherwise the newest earlier one of another commit that passes its smoke test. */
  id?: string | undefined;
  /** Whether it may be one that does not pass. */
  evenBroken?: boolean;
}

/** How many deployments are tested at most. */
const maxTested = 5;

/** What the smoke test asks of an earlier deployment. */
export const earlier = (one: Deployment) => ['--earlier', ...(commitOf(one) === 'unknown' ? [] : ['--commit', commitOf(one)])];

async function named(pages: Pages, id: string): Promise<Deployment> {
  const found: Deployment[] = [];
  for await (const one of pages.deployments()) if (one.id.startsWith(id)) found.push(one);
  const [only, ...more] = found;
  if (only && more.length === 0) return only;
  throw new Error(
    `${found.length || 'No'} complete deployments of production have an id that begins with "${id}"; one is expected. To see all: npx wrangler pages deployment list --environment production`,
  );
}

/** The newest deployment before the live one that is of another commit, as one of the same would be as bad, and is not broken. */
async function newestGood(pages: Pages, live: Deployment, smoke: Smoke): Promise<Deployment> {
  const broken: string[] = [];
  for await (const one of pages.deployments()) {
    if (one.created_on >= live.created_on || commitOf(one) === commitOf(live)) continue;
    if (await smoke(one.url, ...earlier(one))) return one;
    if (broken.push(one.id) === maxTested) break;
  }
  throw new Error(
    broken.length
      ? `Earlier deployments fail their smoke test: ${broken.join(', ')}. Nothing was changed. To make one live nevertheless: npm run rollback -- --broken ID`
      : 'There is no deployment of another commit before the live one. Deploy a good commit instead.',
  );
}

/**
 * Makes an earlier deployment live again, once its own address has passed the smoke test.
 * @returns what is live now
 * @throws Error that says why nothing was changed
 */
export async function rollBack(pages: Pages, { id, evenBroken = false }: Wanted, smoke: Smoke): Promise<Deployment> {
  const live = await pages.live();
  if (!live) throw new Error('Nothing is live. Deploy first: npm run deploy -- --production');
  const chosen = id ? await named(pages, id) : await newestGood(pages, live, smoke);
  if (chosen.id === live.id) throw new Error(`Deployment ${live.id} is live already; nothing was changed.`);
  if (id && !evenBroken && !(await smoke(chosen.url, ...earlier(chosen)))) {
    throw new Error(
      `Deployment ${chosen.id} fails its smoke test at ${chosen.url}; nothing was changed. To make it live nevertheless: npm run rollback -- --broken ${chosen.id}`,
    );
  }
  await pages.rollback(chosen.id);
  console.log(
    `Live again: ${chosen.id}, commit ${commitOf(chosen)}\nLive before: ${live.id}, commit ${commitOf(live)}\nThe database was not taken back.`,
  );
  return chosen;
}
