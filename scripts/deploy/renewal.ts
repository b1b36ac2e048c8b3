import type { BuildFacts } from '../build/facts.ts';
import type { Visitor } from '../smoke/visitor.ts';

/** security.txt expires, and so does trust in a site that nobody builds. Days. */
const maxAge = 30;
const day = 86_400_000;

type Facts = Pick<BuildFacts, 'commit' | 'built'> & { pages?: string };

/**
 * Whether a new build of the live commit is worth deploying: the day has changed a page (a position has expired, a year has
 * begun), or the live build is old. What another commit has is no renewal: somebody may have gone back from it.
 * @returns why, or why not
 */
export async function renewal(
  made: Facts,
  { read }: Pick<Visitor, 'read'>,
): Promise<{ due: boolean; why: string }> {
  const live: Facts = JSON.parse(await read('/build.json'));
  if (live.commit !== made.commit)
    return { due: false, why: `commit ${live.commit} is live, not ${made.commit}` };
  if (live.pages !== made.pages) return { due: true, why: 'the day has changed pages' };
  const age = Math.floor((Date.parse(made.built) - Date.parse(live.built)) / day);
  return { due: age >= maxAge, why: `no page has changed, and the live build is ${age} days old` };
}
