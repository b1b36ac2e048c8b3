/**
 * `npm run status`: what the owner wants to know of the live site: which commit it is, when it was last tested, which inquiries
 * nobody was notified of, and what is about to expire. `-- https://…` asks another site than that of src/site.ts or SITE_URL,
 * `-- --local` counts the inquiries on this machine. Ends with 1 when something wants attention.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { loadAllJobs } from '../src/content/load.ts';
import { site } from '../src/site.ts';
import { command } from './cli/command.ts';
import { queryOn } from './inquiries/query.ts';
import { readLive } from './operate/live.ts';
import { type Run, statusLines } from './operate/status.ts';
import { visitor } from './smoke/visitor.ts';

const timeoutMs = 20_000;

async function lastRun(): Promise<Run | undefined> {
  const args = ['run', 'list', '--workflow', 'daily.yml', '--limit', '1', '--json', 'conclusion,updatedAt'];
  const { stdout } = await promisify(execFile)('gh', args).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error("GitHub's gh is not installed; `npm run smoke` tests the live site now");
  });
  return JSON.parse(stdout)[0];
}

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { local: { type: 'boolean', default: false } },
  });
  const address = positionals[0] ?? process.env.SITE_URL ?? site.url;
  const live = () => readLive(visitor(address, AbortSignal.timeout(timeoutMs)));
  const query = queryOn({ remote: !values.local });
  const lines = await statusLines({ live, query, lastRun, jobs: loadAllJobs() });
  console.log(address);
  for (const { about, says, attention } of lines) console.log(`${attention ? '!' : ' '} ${about.padEnd(15)} ${says}`);
  if (lines.some(({ attention }) => attention)) process.exitCode = 1;
});
