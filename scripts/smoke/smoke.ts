import { checkBuild, waitForCommit } from './build.ts';
import { checkForm, checkUpkeep } from './form.ts';
import { checkHeaders, checkScripts } from './headers.ts';
import { checkMissingPages, checkPages, checkRedirects } from './pages.ts';
import { checkPictures } from './pictures.ts';
import { type Check, runChecks } from './run.ts';
import { checkTunnel } from './tunnel.ts';
import { visitor } from './visitor.ts';

export interface Expected {
  /** The commit that must be deployed. */
  commit?: string | undefined;
  /** Whether the deployment is older than this code, and may lack what was added since. */
  earlier?: boolean | undefined;
}

/** Chooses the checks of a deployed site. */
export const checksOf = ({ commit, earlier }: Expected = {}): Record<string, Check> => ({
  'build.json': checkBuild(commit),
  'every page': checkPages,
  'scripts and their maps': checkScripts,
  pictures: checkPictures,
  'foreign telemetry': checkTunnel,
  'the form': checkForm,
  'missing pages': checkMissingPages,
  ...(!earlier && { 'security headers': checkHeaders, redirects: checkRedirects }),
  ...(!earlier && !commit && { upkeep: checkUpkeep }),
});

/** Long enough on a busy machine too. */
const timeoutMs = 60_000;

/** Waits for the expected commit, tests the site, and prints the results. @returns whether it passes */
export async function smoke(address: string, expected: Expected): Promise<boolean> {
  const visit = () => visitor(address, AbortSignal.timeout(timeoutMs));
  try {
    if (expected.commit) await waitForCommit(expected.commit, visit);
  } catch (error) {
    console.error(`${address}: ${(error as Error).message}`);
    return false;
  }
  const results = await runChecks(checksOf(expected), visit());
  console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])));
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`${address}: ${results.length - failed} passed, ${failed} failed`);
  return failed === 0;
}
