import type { BuildFacts } from '../build/facts.ts';
import type { Visitor } from '../smoke/visitor.ts';

/** After this, a new build renews the expiry date in security.txt. */
const maxAgeDays = 30;
const dayMs = 86_400_000;

type Facts = Pick<BuildFacts, 'commit' | 'built'> & { pages?: string };

/**
 * Decides whether to deploy a new build of the live commit: if the date has changed a page (a position
 * has expired, a year has begun), or the live build is old. It never deploys another commit, because
 * somebody may have rolled back from it.
 */
export async function checkRenewal(
  build: Facts,
  { read }: Pick<Visitor, 'read'>,
): Promise<{ isDue: boolean; reason: string }> {
  const live: Facts = JSON.parse(await read('/build.json'));
  if (live.commit !== build.commit)
    return { isDue: false, reason: `commit ${live.commit} is live, not ${build.commit}` };
  if (live.pages !== build.pages) return { isDue: true, reason: 'the date has changed pages' };
  const ageDays = Math.floor((Date.parse(build.built) - Date.parse(live.built)) / dayMs);
  return {
    isDue: ageDays >= maxAgeDays,
    reason: `no page has changed, and the live build is ${ageDays} days old`,
  };
}
