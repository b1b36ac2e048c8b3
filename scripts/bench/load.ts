/**
 * `npm run bench:load`: static pages, pictures and the tunnel through wrangler at rising concurrency, with an ingest on
 * loopback. It repeats the round until memory is flat, and fails on any
 * error or where memory keeps growing. Run `npm run build` first.
 */
import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { defaultQuality, imagePath } from '../../src/images/sizes.ts';
import { tunnelPath } from '../../src/telemetry/constants.ts';
import { parseDsn, tunnelQuery } from '../../src/telemetry/dsn.ts';
import { localDsn } from '../ingest/local.ts';
import { startIngest } from '../ingest/server.ts';
import { pathsIn } from '../readSitemap.ts';
import { freePort, serve } from '../serve/wrangler.ts';
import { memoryOf } from './load/memory.ts';

const seconds = Number(process.env.LOAD_SECONDS ?? 6);
const concurrencies = [1, 50, 200];

/** A runtime fills its heap before it tidies up, so memory is flat when a whole round adds no more than this. MiB. */
const flat = 32;
const mostRounds = 6;

if (!existsSync('out/sitemap.xml')) {
  console.error('Nothing is built in `out`. Run `npm run build` first.');
  process.exit(1);
}
const manifest: Manifest = JSON.parse(readFileSync('src/images/manifest.json', 'utf8'));
const pages = pathsIn(readFileSync('out/sitemap.xml', 'utf8'));
const pictures = Object.entries(manifest).map(
  ([path, { hash }]) => `${imagePath}?url=${encodeURIComponent(hashedPath(path, hash))}&w=1080&q=${defaultQuality}`,
);
/** As large as a usual error event with its breadcrumbs. */
const envelope = `${JSON.stringify({ dsn: localDsn })}\n{"type":"event"}\n${JSON.stringify({ message: 'x'.repeat(20_000) })}\n`;

const loads: Record<string, autocannon.Request[]> = {
  'static pages': pages.map((path) => ({ method: 'GET', path })),
  pictures: pictures.map((path) => ({ method: 'GET', path, headers: { accept: 'image/avif,image/webp,*/*' } })),
  tunnel: [{ method: 'POST', path: tunnelPath + tunnelQuery(parseDsn(localDsn)), body: envelope }],
};

const ingest = await startIngest(0, () => ingest.received.splice(0));
const site = await serve('out', await freePort(), {
  quiet: true,
  vars: { SENTRY_DSN: localDsn, SENTRY_INGEST_URL: ingest.url },
});
const memory = () => memoryOf(site.child.pid ?? 0);

const rows: Record<string, number | string>[] = [];
let failures = 0;

/** All loads at every concurrency. @returns the server's memory afterwards, in MiB */
async function round(number: number) {
  for (const connections of concurrencies) {
    for (const [load, requests] of Object.entries(loads)) {
      const result = await autocannon({ url: site.url, connections, duration: seconds, requests, timeout: 30 });
      const errors = result.errors + result.timeouts + result.non2xx;
      failures += errors;
      rows.push({
        round: number,
        load,
        connections,
        'requests/s': Math.round(result.requests.average),
        'p50 ms': result.latency.p50,
        'p99 ms': result.latency.p99,
        errors,
        'workerd MiB': memory(),
      });
    }
  }
  return memory();
}

const held = [memory()];
let added = Number.POSITIVE_INFINITY;
while (added > flat && held.length <= mostRounds && !failures) {
  const before = held.at(-1) ?? 0;
  const after = await round(held.length);
  held.push(after);
  added = after - before;
}
console.table(rows);
console.log(`workerd before, and after each round: ${held.join(', ')} MiB`);
if (failures) console.error(`${failures} requests failed; expected none`);
else if (added > flat) console.error(`Memory still grew by ${added} MiB in round ${mostRounds}; expected at most ${flat}`);
await site.stop();
ingest.stop();
process.exit(failures || added > flat ? 1 : 0);
