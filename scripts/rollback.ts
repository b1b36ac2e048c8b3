/** `npm run rollback`; docs/deploy.md says what it does. Wrangler has no command for this. */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { cloudflare, commitOf, type Deployment, type Host, nameOf, stageOf } from './deploy/api.ts';
import { confirm } from './deploy/release.ts';
import { smoke } from './smoke/smoke.ts';
import { originOf } from './smoke/visitor.ts';

/** Limits the time that a rollback takes. */
const maxTested = 5;

/** Yields the deployments with this id, or all earlier ones of other commits, newest first. */
async function* candidates(host: Host, live: Deployment, id: string) {
  const isMeant = (it: Deployment) =>
    id ? it.id.startsWith(id) : it.created_on < live.created_on && commitOf(it) !== commitOf(live);
  for await (const it of host.allDeployments())
    if (stageOf(it) === 'complete' && isMeant(it)) yield it;
}

async function choose(host: Host, live: Deployment, id: string, isBroken: boolean) {
  let tested = 0;
  for await (const it of candidates(host, live, id)) {
    if (isBroken || (await smoke(it.url, { commit: commitOf(it), isTested: true }))) return it;
    if (++tested === maxTested) break;
  }
  throw new Error(
    `No ${id ? `deployment "${id}"` : 'earlier deployment of another commit'} passes its smoke test, so nothing was changed. To see all: npx wrangler pages deployment list --environment production. To make one live that fails: npm run rollback -- --broken ID`,
  );
}

await command(async () => {
  const options = { broken: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [id = ''] = positionals;
  if ((values.broken || id) && id.length < 8)
    throw new Error('Give the first eight digits of an id: npm run rollback -- --broken 0123abcd');
  const { SITE_URL } = process.env;
  const address = SITE_URL && originOf(SITE_URL, 'SITE_URL');
  const host = await cloudflare();
  const live = await host.live();
  if (!live) throw new Error('Nothing is live. Deploy first: npm run deploy -- --production');
  const chosen = await choose(host, live, id, values.broken);
  if (chosen.id === live.id) throw new Error(`${nameOf(live)} is already live.`);
  await host.rollBack(chosen.id);
  console.log(
    `Live again: ${nameOf(chosen)}\nLive before: ${nameOf(live)}\nThe database was not rolled back.\nRevert commit ${commitOf(live)} before the next deployment, or it goes live again.`,
  );
  if (address) await confirm(host, chosen.id, address, commitOf(chosen));
});
