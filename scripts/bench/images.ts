/**
 * `npm run bench:images`: the Function beside Next's own optimiser on the same originals, and the finished
 * static file as the floor. Run `npm run build` first.
 */
import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { hashedPath, type Manifest, servedWidth } from '../../src/images/manifest.ts';
import { defaultQuality, imagePath } from '../../src/images/sizes.ts';
import { packOf } from '../../src/images/variants.ts';
import { publishedManifest } from '../images/publish.ts';
import { freePort, serve } from '../serve/wrangler.ts';
import { serveNextOptimizer } from './images/nextOptimizer.ts';

const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
const width = 1920;
const seconds = 8;
const connections = 50;

if (!existsSync('out/index.html')) {
  console.error('Nothing is built in `out`. Run `npm run build` first.');
  process.exit(1);
}
const manifest: Manifest = JSON.parse(readFileSync(publishedManifest('out'), 'utf8'));
const pictures = Object.entries(manifest).filter(([path]) => path.endsWith('/cover.png'));

const site = await serve('out', await freePort(), { quiet: true });
const other = await serveNextOptimizer(pictures.map(([path]) => path.replace('/images/', 'src/content/')));
const query = (url: string) => `${imagePath}?url=${encodeURIComponent(url)}&w=${width}&q=${defaultQuality}`;

const ways: { name: string; urls: string[] }[] = [
  { name: 'this Function', urls: pictures.map(([path, { hash }]) => site.url + query(hashedPath(path, hash))) },
  { name: 'next start', urls: pictures.map((_, index) => other.url + query(other.path(index))) },
  {
    name: 'its pack as a file',
    urls: pictures.map(
      ([, entry]) => site.url + (packOf(entry, { width: servedWidth(width, entry), format: 'avif' })?.path ?? ''),
    ),
  },
];

const rank = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The first request for each picture, one after the other. */
async function first(urls: string[]) {
  const times: number[] = [];
  let bytes = 0;
  for (const url of urls) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { Accept: accept } });
    bytes += (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
    if (!answer.ok || !/avif|octet-stream/.test(answer.headers.get('Content-Type') ?? ''))
      throw new Error(`${url}: ${answer.status} ${answer.headers.get('Content-Type')}`);
  }
  times.sort((a, b) => a - b);
  return { median: rank(times, 0.5), slowest: times.at(-1) ?? 0, bytes: Math.round(bytes / urls.length) };
}

async function repeated(urls: string[]) {
  const requests = urls.map((url) => ({
    method: 'GET' as const,
    path: new URL(url).pathname + new URL(url).search,
    headers: { accept },
  }));
  const {
    latency,
    requests: rate,
    errors,
    non2xx,
  } = await autocannon({ url: new URL(urls[0] ?? '').origin, connections, duration: seconds, requests });
  return { p50: latency.p50, p99: latency.p99, perSecond: Math.round(rate.average), failed: errors + non2xx };
}

const table: Record<string, Record<string, number | string>> = {};
for (const { name, urls } of ways) {
  const cold = await first(urls);
  table[name] = { 'first p50 ms': cold.median.toFixed(1), 'first max ms': cold.slowest.toFixed(1), 'mean bytes': cold.bytes };
}
// Interleaved rounds, so that a busy moment of the machine does not fall on one of them alone.
for (let round = 0; round < 2; round += 1) {
  for (const { name, urls } of ways) {
    const { p50, p99, perSecond, failed } = await repeated(urls);
    table[name] = { ...table[name], 'p50 ms': p50, 'p99 ms': p99, 'requests/s': perSecond, failed };
  }
}
console.log(`\n${pictures.length} covers at ${width} px as AVIF; ${connections} connections for ${seconds} s`);
console.table(table);
await site.stop();
other.stop();
process.exit(0);
