import { setTimeout as pause } from 'node:timers/promises';
import type { BuildFacts } from '../build/facts.ts';
import * as checks from './checks.ts';
import { visitor } from './visitor.ts';

/** Waits until build.json names a commit. @throws Error that names what was found instead */
export async function waitForCommit(
  wanted: string,
  address: string,
  timeoutMs = 60_000,
): Promise<BuildFacts> {
  for (let end = performance.now() + timeoutMs; ; await pause(timeoutMs / 30)) {
    const found = await visitor(address)
      .readBuild()
      .catch(({ message }: Error) => message);
    const commit = typeof found === 'string' ? found : String(found.commit);
    // Either may be abbreviated.
    if (typeof found !== 'string' && (commit.startsWith(wanted) || wanted.startsWith(commit)))
      return found;
    if (performance.now() > end)
      throw new Error(`expected commit ${wanted} at ${address}, but found: ${commit}`);
  }
}

interface Options {
  /** The commit that must be deployed. */
  commit?: string | undefined;
  /** Skips what a preview of the same files has shown, and what older builds may lack. */
  isTested?: boolean;
  /** Also checks the form's scheduled work, which is no reason to refuse a deployment. */
  checksUpkeep?: boolean;
}

/** Runs the checks at the same time, also if one fails. */
export function runChecks(address: string, { isTested, checksUpkeep }: Options = {}) {
  const chosen: Record<string, checks.Check> = {
    'build.json': checks.checkBuild,
    pages: checks.checkPages(isTested ? 10 : 9999),
    pictures: checks.checkPictures(isTested ? 1 : 9),
    'foreign telemetry': checks.checkTunnel,
    'the form': checks.checkForm(checksUpkeep ? { upkeep: 'done', notices: 'none' } : {}),
    ...(!isTested && { host: checks.checkHost }),
  };
  const site = visitor(address);
  const run = async ([name, check]: [string, checks.Check]) => {
    const result = check(site).then(
      (found) => ({ ok: true, found }),
      ({ cause, message }) => ({ ok: false, found: String(cause?.message ?? message) }),
    );
    return { name, ...(await result) };
  };
  return Promise.all(Object.entries(chosen).map(run));
}

/** Waits for the expected commit, tests the site, and prints the results. @returns whether it passes */
export async function smoke(address: string, options: Options): Promise<boolean> {
  try {
    if (options.commit) await waitForCommit(options.commit, address);
    const results = await runChecks(address, options);
    console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])));
    return results.every(({ ok }) => ok);
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
