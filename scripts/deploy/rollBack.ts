import type { Expected, smoke } from '../smoke/smoke.ts';
import { commitOf, type Deployment, type Pages } from './api.ts';

export type Smoke = typeof smoke;

interface Options {
  /** A deployment's id or its beginning. Without it the newest good deployment of another commit is chosen. */
  id?: string | undefined;
  /** Accepts a deployment that fails its smoke test. */
  allowBroken?: boolean;
}

/** Limits the time that a rollback takes. */
const maxTested = 5;

/** A deployment's id and commit, for messages. */
export const nameOf = (deployment?: Deployment | null) =>
  `${deployment?.id} (commit ${commitOf(deployment)})`;

/** What the smoke test expects of an earlier deployment. */
export const expectEarlier = (deployment: Deployment): Expected => ({
  earlier: true,
  commit: deployment.deployment_trigger?.metadata?.commit_hash,
});

async function findById(pages: Pages, id: string): Promise<Deployment> {
  const found: Deployment[] = [];
  for await (const deployment of pages.deployments())
    if (deployment.id.startsWith(id)) found.push(deployment);
  const [only, ...more] = found;
  if (only && more.length === 0) return only;
  const all = 'npx wrangler pages deployment list --environment production';
  throw new Error(
    `${found.length || 'No'} complete deployments have an id that begins with "${id}". To see all: ${all}`,
  );
}

/** Finds the newest deployment before the live one that has another commit and passes its smoke test. */
async function findNewestGood(pages: Pages, live: Deployment, smoke: Smoke): Promise<Deployment> {
  let tested = 0;
  for await (const deployment of pages.deployments()) {
    if (deployment.created_on >= live.created_on) continue;
    if (commitOf(deployment) === commitOf(live)) continue;
    if (await smoke(deployment.url, expectEarlier(deployment))) return deployment;
    if (++tested === maxTested) break;
  }
  const reason = tested
    ? `${tested} earlier deployments fail their smoke test`
    : 'No earlier deployment has another commit';
  throw new Error(
    `${reason}; nothing was changed. Deploy a good commit, or name one: npm run rollback -- --broken ID`,
  );
}

/**
 * Makes an earlier deployment live again if its own address passes the smoke test.
 * @returns the live deployment
 * @throws Error that says why nothing was changed
 */
export async function rollBack(
  pages: Pages,
  { id, allowBroken = false }: Options,
  smoke: Smoke,
): Promise<Deployment> {
  const live = await pages.live();
  if (!live) throw new Error('Nothing is live. Deploy first: npm run deploy -- --production');
  const chosen = id ? await findById(pages, id) : await findNewestGood(pages, live, smoke);
  if (chosen.id === live.id)
    throw new Error(`Deployment ${live.id} is already live; nothing was changed.`);
  const override = `npm run rollback -- --broken ${chosen.id}`;
  if (id && !allowBroken && !(await smoke(chosen.url, expectEarlier(chosen))))
    throw new Error(
      `${chosen.url} fails its smoke test; nothing was changed. To make it live anyway: ${override}`,
    );
  await pages.rollback(chosen.id);
  console.log(
    `Live again: ${nameOf(chosen)}\nLive before: ${nameOf(live)}\nThe database was not rolled back.`,
  );
  return chosen;
}
