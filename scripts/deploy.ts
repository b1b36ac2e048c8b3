/**
 * `npm run deploy`: deploys the build in `out` as what it was built for; `-- --branch NAME` as one of several. `-- --production`
 * makes it live, smoke-tests SITE_URL, and goes back to the deployment before when that fails. Nothing is built here. What is
 * invented goes live on a real domain only with `--with-samples`.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { liveBranch } from './build/branches.ts';
import { checkFileCount } from './build/checkLimits.ts';
import { refuseSamples } from './build/samples.ts';
import { command } from './cli/command.ts';
import { access } from './deploy/access.ts';
import { commitOf, type Deployment, isComplete, pagesProject, projectName, remedyFor, waitFor } from './deploy/api.js';
import { checkComplete, chooseBranch, liveAddress, readArtifact } from './deploy/artifact.ts';
import { goBack } from './deploy/goBack.js';
import { tryOut } from './deploy/tryOut.ts';
import { upload } from './deploy/upload.ts';
import { fileLimitOf } from './edge/limits.ts';
import { unappliedMigrations } from './inquiries/wrangler.ts';

type Pages = ReturnType<typeof pagesProject>;

const folder = 'out';

/** How often it is asked whether a deployment has reached its last stage, two seconds apart. */
const looks = 90;

/** @throws Error unless the deployment's last stage succeeds in time */
async function awaitFinalStage(pages: Pages, id: string): Promise<Deployment> {
  for (let look = 1; ; look++) {
    const deployment = await pages.deployment(id);
    if (isComplete(deployment)) return deployment;
    const { name, status } = deployment.latest_stage;
    if (['failure', 'canceled', 'skipped'].includes(status) || look === looks) {
      throw new Error(
        `Deployment ${id} is not complete: its stage "${name}" is "${status}". Look at its log in the dashboard, under Workers & Pages, and deploy again.`,
      );
    }
    await pause(waitFor(0));
  }
}

/** Reads the configuration, and asks the very database that the Functions will be bound to. */
async function checkDatabase(live: boolean) {
  // This loads wrangler, which takes a second that a refusal before it saves.
  const { databaseFaults, readDatabases } = await import('./databases/configuration.ts');
  const faults = databaseFaults(readDatabases(), live);
  if (faults.length) throw new Error(faults.join('\n'));
  const env = live ? 'production' : 'preview';
  const missing = await unappliedMigrations({ remote: true, env }).catch(({ message }: Error) => {
    throw new Error([message, remedyFor(message)].filter(Boolean).join('\n'));
  });
  if (missing.length === 0) return;
  const next = `npm run ${live ? 'migrate -- --remote' : 'preview:database -- --branch=NAME'}`;
  throw new Error(`The database lacks ${missing.join(', ')}, which the new Functions count on. Apply first: ${next}`);
}

/** Whether the smoke test passes, which prints what it found. */
function smoke(...args: string[]): boolean {
  try {
    execFileSync(process.execPath, ['scripts/smoke.ts', ...args], { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** What the workflow's next steps read. */
function output(values: Record<string, string>) {
  const { GITHUB_OUTPUT: file } = process.env;
  if (file) for (const [name, value] of Object.entries(values)) appendFileSync(file, `${name}=${value}\n`);
}

await command(async () => {
  const start = performance.now();
  const { values } = parseArgs({
    options: {
      branch: { type: 'string' },
      production: { type: 'boolean', default: false },
      'with-samples': { type: 'boolean', default: false },
    },
  });
  const facts = readArtifact(folder);
  const branch = chooseBranch(facts, values.branch, values.production);
  const live = branch === liveBranch;
  const address = live ? liveAddress(process.env.SITE_URL) : '';
  if (live) refuseSamples({ address, told: values['with-samples'] });
  checkComplete(folder);
  const { token, account } = access();
  const pages = pagesProject({ token, account, project: projectName() });
  const { production_branch: productionBranch, canonical_deployment: before } = await pages.project();
  if (productionBranch !== liveBranch) {
    throw new Error(
      `The project’s production branch is ${productionBranch}; expected ${liveBranch}. Change it in the dashboard, under Settings, Builds.`,
    );
  }
  checkFileCount(folder, fileLimitOf((await pages.uploadToken()).jwt));
  await checkDatabase(live);
  if (live) console.log(`Live before: ${before ? `${before.id}, commit ${commitOf(before) || 'unknown'}` : 'nothing'}`);
  const { id, url, sent } = await upload(folder, branch, facts, token, account);
  output({ url, id });
  const { aliases } = await awaitFinalStage(pages, id);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const at = [url, ...(aliases ?? [])].join(', ');
  console.log(`\nDeployed as ${branch}: ${at}\nCommit ${facts.commit}, ${sent} files sent, ${seconds} s. Deployment ${id}.`);
  if (!live) return;
  await tryOut({
    commit: facts.commit,
    before,
    smoke: (...options) => smoke(address, ...options),
    goBack: (chosen) => goBack(pages, chosen),
  });
});
