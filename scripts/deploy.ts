/**
 * `npm run deploy`: deploys the build in `out` under the preview address that it was built for, and smoke-tests it.
 * `-- --production` makes it live at SITE_URL instead, and goes back to what was live before when the test fails. What is
 * invented goes live on a real domain only with `--with-samples`. With `--renew` it deploys only a new build of the commit that
 * is live, and only where the day has changed something; `--due` says whether it would. With `--faults` it deploys, in place of a
 * preview, what `npm run check` says of the branch.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildFacts } from './build/facts.ts';
import { refuseSamples } from './build/samples.ts';
import { command } from './cli/command.ts';
import { access } from './deploy/access.ts';
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
import { awaitComplete, keepRollback, verifyOrRollBack } from './deploy/release.ts';
import { renewal } from './deploy/renewal.ts';
import { nameOf } from './deploy/rollBack.ts';
import { upload } from './deploy/upload.ts';
import { smoke } from './smoke/smoke.ts';
import { visitor } from './smoke/visitor.ts';

/** What the workflow's next steps read. */
function output(name: string, value: string | boolean) {
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
    const { due, why } = await renewal(facts, visitor(address, AbortSignal.timeout(20_000)));
    console.log(due ? `A build is due: ${why}.` : `Nothing is to be deployed: ${why}.`);
    output('due', due);
    if (values.due || !due) return;
  }
  if (production) refuseSamples({ address, isAllowed: values['with-samples'] });
  if (!faults) checkComplete(folder);
  const { token, account } = await access();
  const pages = pagesProject({ token, account });
  const { production_branch, canonical_deployment: before } = await pages.project();
  checkBranch(production_branch);
  await prepareDatabase(production ? 'production' : 'preview');
  if (production) console.log(`Live before: ${before ? nameOf(before) : 'nothing'}`);
  const deployment = async () => {
    const env = { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account };
    const made = await upload(folder, branch, commit, env);
    output('url', made.url);
    await awaitComplete(pages, made.id);
    return made;
  };
  const { id, url } = await (production ? keepRollback(pages, before, deployment) : deployment());
  console.log(`\nDeployed as ${branch}: ${url}\nCommit ${commit}, deployment ${id}.`);
  if (production) await verifyOrRollBack({ pages, id, commit, address, before, smoke });
  else if (!faults && !(await smoke(url, { commit })))
    throw new Error(
      `The preview at ${url} fails its smoke test. Mend what it names, and deploy again.`,
    );
});
