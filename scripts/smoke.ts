/**
 * `npm run smoke -- https://host`: is the site there, whole and safe? `--commit 0123abc` waits up to a minute until that commit
 * is there; `--earlier` asks an older deployment nothing that was added since. `--local` serves the one built in `out` and asks
 * it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from './inquiries/wrangler.ts';
import { serveWithPictures } from './serve/withPictures.ts';
import { freePort } from './serve/wrangler.ts';
import { awaitCommit } from './smoke/build.ts';
import { checksOf } from './smoke/checks.ts';
import { runChecks } from './smoke/run.ts';
import { visitor } from './smoke/visitor.ts';

const usage = 'Usage: npm run smoke -- https://host [--commit 0123abc] [--earlier]   (or --local, for the site built in `out`)';

/** A deployment that takes longer than this has failed, on a busy machine as well. Milliseconds. */
const timeoutMs = 60_000;

function complain(message: string): never {
  console.error(message);
  process.exit(2);
}

const options = { local: { type: 'boolean' }, commit: { type: 'string' }, earlier: { type: 'boolean' } } as const;

const { positionals, values } = (() => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return complain(`${(error as Error).message}\n${usage}`);
  }
})();

const [address] = positionals;
if (positionals.length + Number(Boolean(values.local)) !== 1) complain(usage);
if (address !== undefined && !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
  complain(`"${address}" is no address such as https://preview.example\n${usage}`);
}

/** Serves the built site with an empty database of its own. */
async function serveHere(): Promise<string> {
  const persist = mkdtempSync(join(tmpdir(), 'dunavik-smoke-'));
  process.once('exit', () => rmSync(persist, { recursive: true, force: true }));
  await migrate({ persist });
  return (await serveWithPictures('out', await freePort(), { quiet: true, persist })).url;
}

const base = address ?? (await serveHere());
const { commit, earlier = false } = values;
if (commit) {
  await awaitCommit(commit, () => visitor(base, AbortSignal.timeout(timeoutMs))).catch((error: Error) => {
    console.error(`${base}: ${error.message}`);
    process.exit(1);
  });
}
const start = performance.now();
const results = await runChecks(checksOf({ commit, earlier }), visitor(base, AbortSignal.timeout(timeoutMs)));
console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])));
const failed = results.filter(({ ok }) => !ok).length;
console.log(
  `${base}: ${results.length - failed} passed, ${failed} failed in ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
process.exit(failed ? 1 : 0);
