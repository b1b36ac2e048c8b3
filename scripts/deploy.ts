/**
 * `npm run deploy`: deploys the build in `out` as the preview that it was built for, and smoke-tests it.
 * - `--production` makes it live at SITE_URL, and rolls back if the smoke test fails.
 * - `--with-samples` allows sample content on a real domain.
 * - `--renew` deploys a new build of the live commit if the date has changed a page; `--due` only
 *   reports whether it would.
 * - `--faults` deploys the errors of `npm run check` as the preview.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildFacts } from './build/facts.ts';
import { refuseSamples } from './build/samples.ts';
import { command } from './cli/command.ts';
import { readCredentials } from './deploy/access.ts';
import { pagesProject } from './deploy/api.ts';
import {
  checkBranch,
  checkComplete,
  chooseBranch,
  liveAddress,
  readArtifact,
} from './deploy/artifact.ts';
import { prepareDatabase } from './deploy/database.ts';
import { writeFaults } from './deploy/faults.ts';
import { keepRollback, verifyOrRollBack, waitUntilComplete } from './deploy/release.ts';
import { checkRenewal } from './deploy/renewal.ts';
import { nameOf } from './deploy/rollBack.ts';
import { upload } from './deploy/upload.ts';
import { smoke } from './smoke/smoke.ts';
import { visitor } from './smoke/visitor.ts';

/** Sets an output that the next steps of the workflow read. */
function setOutput(name: string, value: string | boolean) {
  const { GITHUB_OUTPUT: file } = process.env;
  if (file) appendFileSync(file, `${name}=${value}\n`);
}

await command(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { production: flag, renew: flag, due: flag, faults: flag, 'with-samples': flag },
  });
  const { faults } = values;
  const production = !faults && (values.production || values.renew || values.due);
  const folder = faults ? await writeFaults() : 'out';
  const facts = faults ? buildFacts() : readArtifact(folder);
  const { commit } = facts;
  const branch = chooseBranch(facts, production);
  const address = production ? liveAddress(process.env.SITE_URL) : '';
  if (values.renew || values.due) {
    const { isDue, reason } = await checkRenewal(
      facts,
      visitor(address, AbortSignal.timeout(20_000)),
    );
    console.log(isDue ? `A new build is due: ${reason}.` : `Nothing to deploy: ${reason}.`);
    setOutput('due', isDue);
    if (values.due || !isDue) return;
  }
  if (production) refuseSamples({ address, isAllowed: values['with-samples'] });
  if (!faults) checkComplete(folder);
  const { token, account } = await readCredentials();
  const pages = pagesProject({ token, account });
  const { production_branch, canonical_deployment: before } = await pages.project();
  checkBranch(production_branch);
  await prepareDatabase(production ? 'production' : 'preview');
  if (production) console.log(`Live before: ${before ? nameOf(before) : 'nothing'}`);
  const deploy = async () => {
    const env = { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account };
    const deployed = await upload(folder, branch, commit, env);
    setOutput('url', deployed.url);
    await waitUntilComplete(pages, deployed.id);
    return deployed;
  };
  const { id, url } = await (production ? keepRollback(pages, before, deploy) : deploy());
  console.log(`\nDeployed as ${branch}: ${url}\nCommit ${commit}, deployment ${id}.`);
  if (production) await verifyOrRollBack({ pages, id, commit, address, before, smoke });
  else if (!faults && !(await smoke(url, { commit })))
    throw new Error(
      `The preview at ${url} fails its smoke test. Fix what the test reports, and deploy again.`,
    );
});
