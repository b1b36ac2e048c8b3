// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { commitOf, isComplete, waitFor } from './api.js';

/** @typedef {import('./api.js').Deployment} Deployment */
/** @typedef {ReturnType<typeof import('./api.js').pagesProject>} Pages */

/** How many deployments an error lists. */
const listed = 10;

const describe = (/** @type {Deployment} */ one) =>
  `${one.id}  ${one.created_on}  commit ${commitOf(one) || 'unknown'}  ${one.url}`;

/**
 * The deployment to go back to: the wanted one, otherwise the newest before the live one that is of another commit, as one of
 * the same would be as bad.
 * @param {Pages} pages
 * @param {Deployment} live
 * @param {string | undefined} wanted an id, or how one begins
 */
async function choose(pages, live, wanted) {
  /** @type {Deployment[]} */
  const seen = [];
  /** @type {Deployment[]} */
  const matching = [];
  for await (const one of pages.deployments()) {
    // A deployment that never finished cannot go live.
    if (!isComplete(one)) continue;
    seen.push(one);
    if (wanted ? one.id === wanted : one.created_on < live.created_on && commitOf(one) !== commitOf(live)) return one;
    if (wanted && one.id.startsWith(wanted)) matching.push(one);
  }
  if (matching.length === 1) return matching[0];
  const why = matching.length
    ? `"${wanted}" begins the ids of ${matching.length} deployments.`
    : wanted
      ? `No complete deployment of production has the id "${wanted}".`
      : 'There is no deployment of another commit before the live one.';
  const list = (matching.length ? matching : seen).slice(0, listed);
  throw new Error(
    [
      why,
      'Name one of these: npm run rollback -- ID',
      ...list.map((one) => `  ${describe(one)}${one.id === live.id ? '  (live)' : ''}`),
    ].join('\n'),
  );
}

/** How often it is asked whether the host has changed what is live. */
const looks = 10;

/**
 * Makes an earlier deployment live again.
 * @param {Pages} pages
 * @param {string} [wanted] its id, or how it begins; otherwise the newest earlier one of another commit
 * @param {(line: string) => void} [say]
 * @returns {Promise<Deployment>} what is live now
 * @throws Error that says what there is to choose from, or what is live instead
 */
export async function goBack(pages, wanted, say = console.log) {
  const { canonical_deployment: live } = await pages.project();
  if (!live)
    throw new Error('Nothing is live, so there is nothing to go back from. Deploy first: npm run deploy -- --production');
  const chosen = await choose(pages, live, wanted);
  if (!chosen || chosen.id === live.id) throw new Error(`Deployment ${live.id} is live already; nothing was changed.`);
  await pages.rollback(chosen.id);
  for (let look = 0; (await pages.project()).canonical_deployment?.id !== chosen.id; look++) {
    if (look === looks) {
      throw new Error(
        `Cloudflare took the order, but ${live.id} is still live. Look at the project’s deployments in the dashboard.`,
      );
    }
    await pause(waitFor(0));
  }
  say(`Live again: ${describe(chosen)}`);
  say(`Live before: ${describe(live)}`);
  say('The database was not taken back. A pipeline that is still running may put a newer deployment live.');
  return chosen;
}
