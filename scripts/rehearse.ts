/**
 * `npm run rehearse`: deploys, migrates, sets secrets, tries out and goes back, on this machine, against a stand-in of
 * Cloudflare's interface that fails in every way that was met or thought of. The steps are those of the workflows, as they are
 * written. Takes the complete build in `out`; `-- pictures` only plays the parts that are called so.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pMap from 'p-map';
import { command } from './cli/command.ts';
import { missingPictures } from './images/publish.ts';
import { startCloudflare } from './rehearse/api.ts';
import { opening, scenarios } from './rehearse/scenarios.ts';
import type { Scenario, Stage } from './rehearse/steps.ts';
import { makeWorkspace, rehearsedFiles } from './rehearse/workspace.ts';

/** Most of a part is waiting for one process after another. */
const atOnce = 3;

await command(async () => {
  if (!existsSync('out/build.json') || missingPictures('out').length) {
    throw new Error('There is no complete build in `out` to rehearse with. Make one first: npm run build');
  }
  const wanted = process.argv.slice(2);
  const start = performance.now();
  mkdirSync('.cache', { recursive: true });
  // Beside the build, of which files are linked.
  const root = mkdtempSync(resolve('.cache', 'rehearsal-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const cloudflare = await startCloudflare(join(root, 'host'));
  const files = rehearsedFiles();
  let count = 0;

  async function stage(): Promise<Stage> {
    const id = String(++count).padStart(32, '0');
    let copies = 0;
    return {
      account: cloudflare.account(id),
      siteUrl: await cloudflare.liveUrl(id),
      workspace: (facts) => makeWorkspace(join(root, `${id}-${++copies}`), files, facts),
      env: {
        CI: 'true',
        CLOUDFLARE_API_BASE_URL: cloudflare.url,
        REHEARSED_SPEED: '20',
        WRANGLER_CACHE_DIR: join(root, `${id}-wrangler`),
        WRANGLER_SEND_METRICS: 'false',
      },
    };
  }

  const failures: string[] = [];
  async function play({ name, play }: Scenario) {
    const begin = performance.now();
    const fault = await stage()
      .then(play)
      .then(
        () => undefined,
        (error: Error) => error.message,
      );
    console.log(`${fault ? 'FAILED' : 'passed'}  ${((performance.now() - begin) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    if (fault) failures.push(`\n── ${name}\n${fault}`);
  }

  const chosen = (some: Scenario[]) => some.filter(({ name }) => wanted.every((word) => name.includes(word)));
  await pMap(chosen([opening, ...scenarios]), play, { concurrency: atOnce });
  for (const failure of failures) console.error(failure);
  console.log(
    `${count - failures.length} passed, ${failures.length} failed in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  process.exit(failures.length ? 1 : 0);
});
