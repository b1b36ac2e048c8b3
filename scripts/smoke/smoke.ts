import { setTimeout as pause } from 'node:timers/promises';
import type { BuildInfo } from '#src/build/buildInfo.ts';
import { checksFor, type Options } from './checks.ts';
import { visitor } from './visitor.ts';

/**
 * Waits until a deployment is published, and build.json names a commit. @throws Error that names
 * what was found instead
 */
export async function waitForCommit(
  wanted: string,
  address: string,
  timeoutMs = 120_000,
): Promise<BuildInfo> {
  for (let end = performance.now() + timeoutMs; ; await pause(timeoutMs / 60)) {
    const build = visitor(address, timeoutMs).readBuild();
    const found = await build.catch(({ message }: Error) => ({ commit: message }));
    if ('branch' in found && found.commit === wanted.slice(0, 12)) return found;
    if (performance.now() > end)
      throw new Error(`expected commit ${wanted} at ${address}, but found: ${found.commit}`);
  }
}

/** Runs the checks at the same time, also if one fails. */
export function runChecks(address: string, options: Options = {}) {
  const site = visitor(address);
  const checks = Object.entries(checksFor(options)).map(async ([name, check]) => {
    const result = check(site, options).then(
      (found) => ({ ok: true, found }),
      ({ cause, message }) => ({ ok: false, found: String(cause?.message ?? message) }),
    );
    return { name, ...(await result) };
  });
  return Promise.all(checks);
}

/** @returns whether the site passes */
export async function smoke(address: string, options: Options): Promise<boolean> {
  try {
    if (options.commit) await waitForCommit(options.commit, address);
    const results = await runChecks(address, options);
    console.table(results);
    return results.every(({ ok }) => ok);
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
