/**
 * `npm run bench:load`: static pages, pictures and the tunnel through wrangler at rising concurrency, with an ingest on
 * loopback. It fails on any error, and where memory grows. Run `npm run build` first.
 *
 * Memory is two figures. *Held* is what the Functions' isolate keeps after a collection, asked of the runtime's inspector:
 * it must be the same after every round. *Resident* is what the runtime's processes have got from the system. Under `wrangler
 * pages dev` it grows with any load, an empty project's too, in wrangler's proxy as much as in the site's own process: by
 * some 100 KiB a request at first, then less and less, and is never given back (github.com/cloudflare/workers-sdk/issues/2386).
 * So it is compared with that of an empty project after as many requests: what leaks outside of JavaScript shows there.
 */
import { existsSync } from 'node:fs';
import autocannon from 'autocannon';
import { startIngest } from '../ingest/server.ts';
import { localSettings } from '../sentry/local.ts';
import { freePort, type Served, serve } from '../serve/wrangler.ts';
import { serveControl } from './load/control.ts';
import { functionsHeapSize } from './load/heap.ts';
import { siteLoads } from './load/loads.ts';
import { residentMemoryOf } from './load/memory.ts';

const seconds = Number(process.env.LOAD_SECONDS ?? 6);
const concurrencies = [1, 50, 200];
const rounds = 3;
/**
 * How much more may be held after the last round than after the first, which fills caches: bytes for each request between.
 * Without a leak it is 1 to 3; with one object kept of every picture's request it was 70.
 */
const mostHeld = 32;
/** How much more than the control's the site's resident memory may grow over the same number of requests: twice as much. */
const mostResident = 2;

const rows: Record<string, number | string>[] = [];
let failures = 0;

/** One load at one concurrency. @param options where, what, and how often or how long. @returns how many were answered */
async function drive(site: Served, row: { round: string; load: string; connections: number }, options: autocannon.Options) {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    ...options,
    connections: row.connections,
    timeout: 30,
  });
  const failed = errors + timeouts + non2xx;
  failures += failed;
  rows.push({
    ...row,
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    errors: failed,
    'resident MiB': residentMemoryOf(site.child.pid ?? 0),
  });
  return requests.total;
}

/** All loads at every concurrency. @returns the requests answered at each concurrency */
async function round(site: Served, name: string): Promise<number[]> {
  const totals: number[] = [];
  for (const connections of concurrencies) {
    let total = 0;
    for (const [load, requests] of Object.entries(siteLoads())) {
      total += await drive(site, { round: name, load, connections }, { url: site.url, duration: seconds, requests });
    }
    totals.push(total);
  }
  return totals;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** As many requests as a round of the site's was. @returns how much the resident memory grew, in MiB */
async function controlGrowth(totals: number[]): Promise<number> {
  const control = await serveControl();
  const before = residentMemoryOf(control.child.pid ?? 0);
  for (const [index, amount] of totals.entries()) {
    const connections = concurrencies[index] ?? 1;
    await drive(control, { round: 'control', load: 'one file', connections }, { url: control.url, amount });
  }
  const grown = residentMemoryOf(control.child.pid ?? 0) - before;
  await control.stop();
  return grown;
}

if (!existsSync('out/sitemap.xml')) {
  console.error('Nothing is built in `out`. Run `npm run build` first.');
  process.exit(1);
}
const ingest = await startIngest(0, () => ingest.received.splice(0));
const site = await serve('out', await freePort(), {
  quiet: true,
  vars: localSettings(ingest.url),
});
const before = residentMemoryOf(site.child.pid ?? 0);
const totals = await round(site, '1');
const grown = residentMemoryOf(site.child.pid ?? 0) - before;
const held = [await functionsHeapSize(site)];
let since = 0;
while (held.length < rounds && !failures) {
  since += sum(await round(site, String(held.length + 1)));
  held.push(await functionsHeapSize(site));
}
await site.stop();
ingest.stop();
const controls = await controlGrowth(totals);
const leaked = since ? (((held.at(-1) ?? 0) - (held[0] ?? 0)) * 1024 ** 2) / since : 0;

console.table(rows);
const said = held.map((one) => one.toFixed(2)).join(', ');
console.log(`Held by the Functions after each round: ${said} MiB; ${leaked.toFixed()} bytes more with each request`);
console.log(`Resident memory over the first round: ${grown} MiB more; the control's ${controls} MiB more`);
const complaints = [
  failures && `${failures} requests failed; expected none`,
  leaked > mostHeld && `The Functions keep ${leaked.toFixed()} bytes of every request; expected at most ${mostHeld}`,
  grown > mostResident * controls && `Resident memory grew more than ${mostResident} times as much as the control's`,
].filter(Boolean);
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length ? 1 : 0);
