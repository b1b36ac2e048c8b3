import { setTimeout as pause } from 'node:timers/promises';
import { site } from '../../src/site.ts';
import type { BuildFacts } from '../build/facts.ts';
import { assertThat, type Check } from './run.ts';
import type { Visitor } from './visitor.ts';

type BuildFile = BuildFacts & { versions?: Record<string, string> };

export const readBuild = async ({ read }: Pick<Visitor, 'read'>): Promise<BuildFile> =>
  JSON.parse(await read('/build.json'));

/** Whether two names mean one commit, of which the one may be longer. */
const isCommit = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Checks the deployment's own facts. @param wanted the commit that must be there, if one must */
export const buildIsKnown =
  (wanted?: string): Check =>
  async (visitor) => {
    const { commit, branch, environment, time, versions } = await readBuild(visitor);
    assertThat(commit && branch && versions?.next, 'commit, branch or versions are missing');
    assertThat(
      !wanted || isCommit(commit, wanted),
      `commit ${commit} is there; expected ${wanted}`,
    );
    assertThat(!Number.isNaN(Date.parse(time)), `time is "${time}"`);
    const live = visitor.base.origin === new URL(site.url).origin;
    assertThat(
      !live || environment === 'production',
      `the live site is a build for ${environment}`,
    );
    return `${environment}: ${commit} of ${branch}`;
  };

/** How long the edge may take until it has a new deployment everywhere, and how long to wait between two looks. Milliseconds. */
const defaultWait = { forMs: 60_000, everyMs: 2_000 };

/**
 * Waits until a deployment's own facts name a commit.
 * @param visit makes a visitor that remembers nothing
 * @throws Error that says what was there instead
 */
export async function awaitCommit(
  wanted: string,
  visit: () => Visitor,
  { forMs, everyMs } = defaultWait,
) {
  const end = performance.now() + forMs;
  for (;;) {
    const found = await readBuild(visit()).then(
      ({ commit }) => commit ?? 'no commit',
      (error: Error) => error.message,
    );
    if (isCommit(found, wanted)) return;
    if (performance.now() + everyMs > end) {
      throw new Error(`after ${forMs / 1000} s there is not ${wanted} but: ${found}`);
    }
    await pause(everyMs);
  }
}
