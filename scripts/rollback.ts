/**
 * `npm run rollback`: makes the newest earlier deployment of another commit live that passes its smoke
 * test. `-- ID` chooses a deployment by its id or the beginning of it; `-- --broken ID` accepts one that
 * fails. Wrangler has no command for this.
 */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { cloudflare, commitOf, type Deployment, nameOf, stageOf } from './deploy/api.ts';
import { confirm } from './deploy/release.ts';
import { smoke } from './smoke/smoke.ts';

/** Limits the time that a rollback takes. */
const maxTested = 5;

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { broken: { type: 'boolean' } },
  });
  const [id = ''] = positionals;
  if (values.broken && !id)
    throw new Error('--broken needs an id, as in: npm run rollback -- --broken 0123abcd');
  const host = await cloudflare();
  const live = await host.live();
  if (!live) throw new Error('Nothing is live. Deploy first: npm run deploy -- --production');

  const isEligible = (it: Deployment) =>
    id ? it.id.startsWith(id) : it.created_on < live.created_on && commitOf(it) !== commitOf(live);
  const eligible: Deployment[] = [];
  for (let page = 1; id || eligible.length < maxTested; page++) {
    const found = await host.deployments(page);
    if (!found.length) break;
    eligible.push(...found.filter((it) => stageOf(it) === 'complete' && isEligible(it)));
  }
  if (id && eligible.length !== 1)
    throw new Error(
      `${eligible.length} complete deployments have an id that begins with "${id}"; expected one. To see all: npx wrangler pages deployment list --environment production`,
    );
  if (id && eligible[0]?.id === live.id)
    throw new Error(`${nameOf(live)} is already live; nothing was changed.`);

  let chosen = values.broken ? eligible[0] : undefined;
  for (const it of chosen ? [] : eligible.slice(0, maxTested)) {
    const commit = it.deployment_trigger?.metadata?.commit_hash;
    if (!chosen && (await smoke(it.url, { commit, isTested: true }))) chosen = it;
  }
  if (!chosen)
    throw new Error(
      `No earlier deployment of another commit passes its smoke test; nothing was changed. Deploy a good commit, or make one live that fails: npm run rollback -- --broken ${id || 'ID'}`,
    );
  await host.rollBack(chosen.id);
  console.log(
    `Live again: ${nameOf(chosen)}\nLive before: ${nameOf(live)}\nThe database was not rolled back.\nRevert commit ${commitOf(live)} before the next deployment, or it goes live again.`,
  );
  const { SITE_URL } = process.env;
  if (SITE_URL)
    await confirm(host, chosen.id, SITE_URL, chosen.deployment_trigger?.metadata?.commit_hash);
});
