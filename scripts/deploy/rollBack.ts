import type { Expected, smoke } from '../smoke/smoke.ts';
import { commitOf, type Deployment, type Pages } from './api.ts';

export type Smoke = typeof smoke;

interface Wanted {
  /** A deployment's id, or how it begins; otherwise the newest earlier one of another commit that passes its smoke test. */
  id?: string | undefined;
  /** Whether it may be one that does not pass. */
  evenBroken?: boolean;
}

/** How many deployments are tested at most. */
const maxTested = 5;

/** A deployment's id and commit, to be shown. */
export const nameOf = (one?: Deployment | null) => `${one?.id} (commit ${commitOf(one)})`;

/** What the smoke test asks of an earlier deployment. */
export const earlier = (one: Deployment): Expected => ({
  earlier: true,
  commit: one.deployment_trigger?.metadata?.commit_hash,
});

async function named(pages: Pages, id: string): Promise<Deployment> {
  const found: Deployment[] = [];
  for await (const one of pages.deployments()) if (one.id.startsWith(id)) found.push(one);
  const [only, ...more] = found;
  if (only && more.length === 0) return only;
  const all = 'npx wrangler pages deployment list --environment production';
  throw new Error(
    `${found.length || 'No'} complete deployments have an id that begins with "${id}". To see all: ${all}`,
  );
}

/** The newest deployment before the live one that is of another commit, as one of the same would be as bad, and is not broken. */
async function newestGood(pages: Pages, live: Deployment, smoke: Smoke): Promise<Deployment> {
  let tested = 0;
  for await (const one of pages.deployments()) {
    if (one.created_on >= live.created_on || commitOf(one) === commitOf(live)) continue;
    if (await smoke(one.url, earlier(one))) return one;
    if (++tested === maxTested) break;
  }
  const why = tested
    ? `${tested} earlier deployments fail their smoke test`
    : 'No earlier deployment is of another commit';
  throw new Error(
    `${why}; nothing was changed. Deploy a good commit, or name one: npm run rollback -- --broken ID`,
  );
}

/**
 * Makes an earlier deployment live again, once its own address has passed the smoke test.
 * @returns what is live now
 * @throws Error that says why nothing was changed
 */
export async function rollBack(
  pages: Pages,
  { id, evenBroken = false }: Wanted,
  smoke: Smoke,
): Promise<Deployment> {
  const live = await pages.live();
  if (!live) throw new Error('Nothing is live. Deploy first: npm run deploy -- --production');
  const chosen = id ? await named(pages, id) : await newestGood(pages, live, smoke);
  if (chosen.id === live.id)
    throw new Error(`Deployment ${live.id} is live already; nothing was changed.`);
  const nevertheless = `npm run rollback -- --broken ${chosen.id}`;
  if (id && !evenBroken && !(await smoke(chosen.url, earlier(chosen))))
    throw new Error(
      `${chosen.url} fails its smoke test; nothing was changed. To make it live nevertheless: ${nevertheless}`,
    );
  await pages.rollback(chosen.id);
  console.log(
    `Live again: ${nameOf(chosen)}\nLive before: ${nameOf(live)}\nThe database was not taken back.`,
  );
  return chosen;
}
