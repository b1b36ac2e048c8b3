import { setTimeout as pause } from 'node:timers/promises';
import { commitOf, type Deployment, waitFor } from './api.js';

interface Live {
  /** The commit that has gone live. */
  commit: string;
  /** What was live before. */
  before: Deployment | null;
  /** Tests the live site, and prints what it finds. Returns whether all is well. */
  smoke: (...options: string[]) => boolean;
  /** Makes a deployment live again. */
  goBack: (id: string) => Promise<unknown>;
}

/**
 * Tests the live site, and makes what was live before live again when that fails.
 * @throws Error that says what is live now, unless the test passes
 */
export async function tryOut({ commit, before, smoke, goBack }: Live) {
  if (smoke('--commit', commit)) return;
  // Going back for a request that was lost on its way would be worse than a few seconds more.
  console.log('\nThe smoke test failed. It is made once more before anything else.');
  await pause(waitFor(1));
  if (smoke('--commit', commit)) return;
  if (!before) throw new Error('The smoke test failed again. There is no deployment to go back to, so this one stays live.');
  console.log('\nThe smoke test failed again, so what was live before goes live again.');
  await goBack(before.id).catch((error: Error) => {
    throw new Error(
      `Commit ${commit} failed its smoke test and is STILL LIVE, as going back failed: ${error.message}\nTry again: npm run rollback -- ${before.id}`,
    );
  });
  const commitBefore = commitOf(before);
  const well = smoke('--earlier', ...(commitBefore ? ['--commit', commitBefore] : []));
  throw new Error(
    `Commit ${commit} failed its smoke test; ${commitBefore || before.id} is live again and ${well ? 'passes its own' : 'FAILS as well: look at the site now'}.`,
  );
}
