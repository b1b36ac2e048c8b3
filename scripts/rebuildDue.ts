/**
 * `npm run rebuild:due -- https://your.domain`: whether the live site has to be built again although nobody has changed
 * anything. Ends with 0 when it has to, 1 when not, 2 when that can't be found out. With `--workflow production.yml` it starts
 * that workflow of the repository instead, and ends with 0 either way.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { loadAllJobs } from '../src/content/load.ts';
import { rebuildReasons } from './operate/due.ts';
import { readLive } from './operate/live.ts';
import { visitor } from './smoke/visitor.ts';

const timeoutMs = 20_000;

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { workflow: { type: 'string' } } });
  const [address = ''] = positionals;
  if (!URL.canParse(address)) throw new Error(`"${address}" is no address. Usage: npm run rebuild:due -- https://your.domain`);
  const live = await readLive(visitor(address, AbortSignal.timeout(timeoutMs)));
  const reasons = rebuildReasons(live, loadAllJobs(), new Date());
  console.log(reasons.length ? `A build is due:\n${reasons.join('\n')}` : 'No build is due.');
  if (!values.workflow) process.exit(reasons.length ? 0 : 1);
  if (reasons.length) execFileSync('gh', ['workflow', 'run', values.workflow], { stdio: 'inherit' });
} catch (error) {
  const { cause, message } = error as Error;
  console.error(`Whether a build is due can't be found out: ${(cause as Error)?.message ?? message}`);
  process.exit(2);
}
