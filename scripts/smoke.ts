/** `npm run smoke -- https://host`: is the site there, whole and safe? `--local` serves the one built in `out` and asks it. */
import { parseArgs } from 'node:util';
import { serveWithPictures } from './serve/withPictures.ts';
import { freePort } from './serve/wrangler.ts';
import { checks } from './smoke/checks.ts';
import { runChecks } from './smoke/run.ts';
import { visitor } from './smoke/visitor.ts';

const usage = 'Usage: npm run smoke -- https://host   (or --local, for the site built in `out`)';

/** A deployment that takes longer than this has failed. Milliseconds. */
const timeoutMs = 20_000;

function complain(message: string): never {
  console.error(message);
  process.exit(2);
}

const { positionals, values } = (() => {
  try {
    return parseArgs({ allowPositionals: true, options: { local: { type: 'boolean' } } });
  } catch (error) {
    return complain(`${(error as Error).message}\n${usage}`);
  }
})();

const [address] = positionals;
if (positionals.length + Number(Boolean(values.local)) !== 1) complain(usage);
if (address && !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
  complain(`"${address}" is no address such as https://preview.example\n${usage}`);
}

const base = address ?? (await serveWithPictures('out', await freePort(), { quiet: true })).url;
const start = performance.now();
const results = await runChecks(checks, visitor(base, AbortSignal.timeout(timeoutMs)));
console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])));
const failed = results.filter(({ ok }) => !ok).length;
console.log(
  `${base}: ${results.length - failed} passed, ${failed} failed in ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
process.exit(failed ? 1 : 0);
