/**
 * `npm run smoke -- https://host`: is the site there, whole and safe? `--commit 0123abc` waits up to a minute until that commit
 * is there; `--earlier` asks an older deployment nothing that was added since. `--local` serves the one built in `out` and asks
 * it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from './inquiries/database.ts';
import { serveWithPictures } from './serve/withPictures.ts';
import { freePort } from './serve/wrangler.ts';
import { awaitCommit } from './smoke/build.ts';
import { checksOf } from './smoke/checks.ts';
import { runChecks } from './smoke/run.ts';
import { visitor } from './smoke/visitor.ts';

const usage = 'Usage: npm run smoke -- https://host [--commit 0123abc] [--earlier]   (or --local, for the site built in `out`)';

/** A deployment that takes longer than this has failed, on a busy machine as well. Milliseconds. */
const timeoutMs = 60_000;

/** @throws Error that says what is expected */
function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { local: { type: 'boolean' }, commit: { type: 'string' }, earlier: { type: 'boolean' } },
  });
  const [address] = positionals;
  if (positionals.length + Number(Boolean(values.local)) !== 1) throw new Error('One address is expected.');
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address))
    throw new Error(`"${address}" is no address such as https://preview.example`);
  return { ...values, address };
}

/** Serves the built site with an empty database of its own. */
async function serveHere(): Promise<string> {
  const persist = mkdtempSync(join(tmpdir(), 'dunavik-smoke-'));
  process.once('exit', () => rmSync(persist, { recursive: true, force: true }));
  await migrate({ persist });
  return (await serveWithPictures('out', await freePort(), { quiet: true, persist })).url;
}

async function smoke({ address, commit, earlier }: ReturnType<typeof readArguments>): Promise<boolean> {
  const base = address ?? (await serveHere());
  const visit = () => visitor(base, AbortSignal.timeout(timeoutMs));
  if (commit) {
    const problem = await awaitCommit(commit, visit).catch(({ message }: Error) => message);
    if (problem) console.error(`${base}: ${problem}`);
    if (problem) return false;
  }
  const start = performance.now();
  const results = await runChecks(checksOf({ commit, earlier }), visit());
  console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])));
  const failed = results.filter(({ ok }) => !ok).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${base}: ${results.length - failed} passed, ${failed} failed in ${seconds} s`);
  return failed === 0;
}

try {
  process.exit((await smoke(readArguments())) ? 0 : 1);
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exit(2);
}
