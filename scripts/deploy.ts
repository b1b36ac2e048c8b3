/**
 * `npm run deploy`: deploys the build in `out` under the preview address that it was built for, and smoke-tests it.
 * `-- --production` makes it live at SITE_URL instead, and goes back to what was live before when the test fails. What is
 * invented goes live on a real domain only with `--with-samples`. With `--renew` it deploys only a new build of the commit that
 * is live, and only where the day has changed something; `--due` says whether it would.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuseSamples } from './build/samples.ts';
import { command } from './cli/command.ts';
import { access } from './deploy/access.ts';
import { commitOf, pagesProject } from './deploy/api.ts';
import { checkComplete, chooseBranch, liveAddress, readArtifact } from './deploy/artifact.ts';
import { checkProject } from './deploy/checkProject.ts';
import { awaitComplete, testOrGoBack, watchLive } from './deploy/release.ts';
import { renewal } from './deploy/renewal.ts';
import { upload } from './deploy/upload.ts';
import { smoke } from './smoke/child.ts';
import { visitor } from './smoke/visitor.ts';

const folder = 'out';

/** What the workflow's next steps read. */
function output(values: Record<string, string | boolean>) {
  const { GITHUB_OUTPUT: file } = process.env;
  if (file) for (const [name, value] of Object.entries(values)) appendFileSync(file, `${name}=${value}\n`);
}

await command(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { production: flag, renew: flag, due: flag, 'with-samples': flag } });
  const production = values.production || values.renew || values.due;
  const facts = readArtifact(folder);
  const branch = chooseBranch(facts, production);
  const address = production ? liveAddress(process.env.SITE_URL) : '';
  if (values.renew || values.due) {
    const { due, why } = await renewal(facts, visitor(address, AbortSignal.timeout(20_000)));
    console.log(due ? `A build is due: ${why}.` : `Nothing is to be deployed: ${why}.`);
    output({ due });
    if (values.due || !due) return;
  }
  if (production) refuseSamples({ address, told: values['with-samples'] });
  checkComplete(folder);
  const { token, account } = await access();
  const pages = pagesProject({ token, account });
  await checkProject(pages, folder);
  // This loads wrangler, which takes a second that a refusal before it saves.
  const { prepareDatabase } = await import('./deploy/database.ts');
  await prepareDatabase(production ? 'production' : 'preview');
  const before = await pages.live();
  if (production) console.log(`Live before: ${before ? `${before.id}, commit ${commitOf(before) || 'unknown'}` : 'nothing'}`);
  const { commit } = facts;
  const keepLater = production ? watchLive(pages, before) : async () => {};
  const made = upload(folder, branch, commit, { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account });
  const { id, url } = await made
    .then(async (one) => {
      output(one);
      await awaitComplete(pages, one.id);
      return one;
    })
    .finally(keepLater);
  console.log(`\nDeployed as ${branch}: ${url}\nCommit ${commit}, deployment ${id}.`);
  if (production) await testOrGoBack({ pages, id, commit, address, before, smoke });
  else if (!(await smoke(url, '--commit', commit)))
    throw new Error(`The preview at ${url} fails its smoke test. Mend what it names, and deploy again.`);
});
