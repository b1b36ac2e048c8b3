/**
 * `npm run deploy`: deploys the build in `out` as the preview that it was built for, and
 * smoke-tests it. Of a pull request it also lists the pages that change.
 * - `--production` then makes the same files live at SITE_URL, and tests there what previews can't
 *   show.
 * - `--renew` does so only while the same commit is live.
 * - `--older` allows a commit that is older than the live one.
 * - `--with-samples` allows sample content on a real domain.
 * - `--faults` deploys the errors of `npm run check` as the preview.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isRealDomain, refuseSamples } from '#src/build/samples.ts';
import { site } from '#src/site.ts';
import { command } from './cli/command.ts';
import { cloudflare, nameOf } from './deploy/api.ts';
import { listChanges } from './deploy/changes.ts';
import { writeFaults } from './deploy/faults.ts';
import { checkLive, checkProject, readArtifact } from './deploy/preconditions.ts';
import { confirm, deploy, goLive } from './deploy/release.ts';
import { smoke } from './smoke/smoke.ts';
import { originOf } from './smoke/visitor.ts';

/** Sets outputs for the next steps of the workflow. */
function output(lines: string) {
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${lines}\n`);
}

/** @throws Error if search engines, which `_headers` admits only to this host, would be kept out */
function refuseOtherHost(address: string) {
  const [host, expected] = [new URL(address).host, new URL(site.url).host];
  if (host !== expected && isRealDomain(address))
    throw new Error(
      `SITE_URL is on ${host}, but \`url\` in site.json on ${expected}, the only host that search engines may list. Make them the same, and build again.`,
    );
}

await command(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values: options } = parseArgs({
    options: {
      ...{ production: flag, renew: flag, older: flag },
      ...{ faults: flag, 'with-samples': flag },
    },
  });
  const { faults, renew, older } = options;
  const isProduction = !faults && (options.production || renew);
  const folder = faults ? await writeFaults() : 'out';
  const facts = readArtifact(folder, isProduction);
  const { commit } = facts;
  const address = isProduction ? originOf(process.env.SITE_URL, 'SITE_URL') : '';
  if (isProduction) {
    refuseSamples({ address, isAllowed: options['with-samples'] });
    refuseOtherHost(address);
  }
  const host = await cloudflare();
  const before = await checkProject(host, isProduction);
  const live = isProduction && (await checkLive(facts, address, before, older));
  if (renew && live !== commit)
    return console.log(`Nothing to deploy: commit ${live} is live, not ${commit}.`);

  const preview = String(facts.deployAs[0]);
  const { url, alias } = await deploy(folder, preview, commit);
  console.log(`\nDeployed as ${preview}: ${alias} (this deployment alone: ${url})`);
  output(`url=${url}\nalias=${alias}`);
  if (faults) return output(`changes=This draft has mistakes, which its preview lists: ${alias}`);
  if (!(await smoke(url, { commit })))
    throw new Error(`${url} fails its smoke test, so nothing went live. Fix it, and deploy again.`);
  if (preview.startsWith('pr-')) {
    const changes = await listChanges(host, folder, alias);
    output(`changes<<END\n${changes}\nEND`);
    console.log(changes);
  }
  if (!isProduction) return;

  if (readArtifact(folder, true).built !== facts.built)
    throw new Error(`\`${folder}\` was built again during its test. Deploy again.`);
  console.log(`Live before: ${nameOf(before)}`);
  await confirm(host, await goLive(host, before, folder, commit), address, commit);
});
