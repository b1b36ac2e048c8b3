import { awaitCommit, buildIsKnown } from './build.ts';
import { formCanBeSent, nothingIsLate } from './form.ts';
import { headersAreSet, scriptsAreCached } from './headers.ts';
import { missingPagesAnswer404, oldPathsRedirect, pagesAreThere } from './pages.ts';
import { picturesAreThere } from './pictures.ts';
import { type Check, runChecks } from './run.ts';
import { foreignEnvelopesAreRefused } from './tunnel.ts';
import { visitor } from './visitor.ts';

export interface Expected {
  /** That must be there, if one must. */
  commit?: string | undefined;
  /** Whether it was built from an earlier commit than these files, and may lack what has been added since. */
  earlier?: boolean | undefined;
}

/** What must be true of a deployed site. */
export const checksOf = ({ commit, earlier }: Expected = {}): Record<string, Check> => ({
  'build.json': buildIsKnown(commit),
  'every page': pagesAreThere,
  'scripts and their maps': scriptsAreCached,
  pictures: picturesAreThere,
  'foreign telemetry': foreignEnvelopesAreRefused,
  'the form': formCanBeSent,
  'lost pages': missingPagesAnswer404,
  ...(!earlier && { 'security headers': headersAreSet, redirects: oldPathsRedirect }),
  ...(!earlier && !commit && { upkeep: nothingIsLate }),
});

/** A deployment that takes longer than this has failed, on a busy machine as well. Milliseconds. */
const timeoutMs = 60_000;

/** Tests a deployed site, once the expected commit is there, and prints what it finds. @returns whether it passes */
export async function smoke(address: string, expected: Expected): Promise<boolean> {
  const visit = () => visitor(address, AbortSignal.timeout(timeoutMs));
  try {
    if (expected.commit) await awaitCommit(expected.commit, visit);
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
