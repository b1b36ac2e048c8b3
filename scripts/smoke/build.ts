import { setTimeout as pause } from 'node:timers/promises';
import { site } from '../../src/site.ts';
import type { BuildFacts } from '../build/facts.ts';
import { assertThat, type Check } from './run.ts';
import type { Visitor } from './visitor.ts';

type BuildFile = BuildFacts & { versions?: Record<string, string> };

export const readBuild = async ({ read }: Pick<Visitor, 'read'>): Promise<BuildFile> =>
  JSON.parse(await read('/build.json'));

/** Compares two commit ids, of which one may be abbreviated. */
const isSameCommit = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** Checks build.json. @param wanted the expected commit, if any */
export const checkBuild =
  (wanted?: string): Check =>
  async (visitor) => {
    const { commit, branch, environment, time, versions } = await readBuild(visitor);
    assertThat(commit && branch && versions?.next, 'commit, branch or versions are missing');
    assertThat(
      !wanted || isSameCommit(commit, wanted),
      `the commit is ${commit}; expected ${wanted}`,
    );
    assertThat(!Number.isNaN(Date.parse(time)), `time is "${time}"`);
    const live = visitor.base.origin === new URL(site.url).origin;
    assertThat(
      !live || environment === 'production',
      `the live site is a build for ${environment}`,
    );
    return `${environment}: ${commit} of ${branch}`;
  };

/** The time that Cloudflare may need to publish a deployment everywhere, and between two requests. */
const defaultTimes = { timeoutMs: 60_000, delayMs: 2_000 };

/**
 * Waits until build.json names a commit.
 * @param visit returns a visitor without cached responses
 * @throws Error that names what was found instead
 */
export async function waitForCommit(
  wanted: string,
  visit: () => Visitor,
  { timeoutMs, delayMs } = defaultTimes,
) {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await readBuild(visit()).then(
      ({ commit }) => commit ?? 'no commit',
      (error: Error) => error.message,
    );
    if (isSameCommit(found, wanted)) return;
    if (performance.now() + delayMs > end) {
      throw new Error(`expected commit ${wanted}, but after ${timeoutMs / 1000} s found: ${found}`);
    }
    await pause(delayMs);
  }
}
