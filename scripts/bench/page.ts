/**
 * `npm run bench`: Lighthouse on five kinds of page, each beside three references in the same run: the page as written by
 * hand without a script (floor), as a plain Next.js app with nothing done to it (plain), and an empty page, which tells what
 * the browser and the machine take by themselves. `--runs 5`, `--pages /,/works`, `--no-build` takes the `out` that is there.
 * `--throttling devtools` slows the browser and the network down in earnest, instead of reckoning afterwards what that would
 * have done. Times in ms, sizes in KB as transferred.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Launcher, launch } from 'chrome-launcher';
import { chromium } from 'playwright';
import { loadServices, loadWorks } from '../../src/content/load.ts';
import { routes, servicePath, site, workPath } from '../../src/site.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { servePages } from '../serve/servePages.ts';
import { emptyPage, withoutScripts } from './page/floor.ts';
import { type Complaints, type Measures, measurePage, median } from './page/measurePage.ts';
import { buildPlain } from './page/plain.ts';
import { table } from './page/table.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    throttling: { type: 'string', default: 'simulate' },
    'no-build': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs is "${values.runs}"; expected a whole number from 1`);
  process.exit(1);
}
const { throttling } = values;
if (throttling !== 'simulate' && throttling !== 'devtools') {
  console.error(`--throttling is "${throttling}"; expected simulate or devtools`);
  process.exit(1);
}
if (!values['no-build']) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });

const [service] = loadServices();
const [work] = loadWorks();
if (!service || !work) throw new Error('There is no service or no work to measure.');
const usual = [routes.home, servicePath(service.slug), workPath(work.slug), routes.works, routes.contact];
const pages = values.pages?.split(',') ?? usual;

const reader = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
const plain = await buildPlain(reader, pages);
await reader.close();
// In the middle of a page's loading Chromium starts a process for whichever page may come next. On two cores that takes the
// processor from the page and counts as its blocking: the median of ten runs of an empty page was 37 ms with it, 0 without.
// Of two such lists Chromium heeds the last, so this one repeats that of Lighthouse's launcher.
const launcherFeatures =
  Launcher.defaultFlags().find((flag) => flag.startsWith('--disable-features=')) ?? '--disable-features=';
const noSpareRenderer = `${launcherFeatures},SpareRendererForSitePerProcess`;
// As Lighthouse starts one; a browser that Playwright has started misses its traces.
const chrome = await launch({ chromePath: browserPath(), chromeFlags: [...browserArgs, '--headless=new', noSpareRenderer] });
process.on('exit', () => chrome.kill());
const serveAsLive = async (folder: string, change = (html: string) => html) =>
  (await servePages(folder, { change, origin: site.url, compress: true })).url;
const versions = new Map([
  ['this site', await serveAsLive('out')],
  ['floor', await serveAsLive('out', withoutScripts)],
  ['plain', await serveAsLive(plain)],
  ['empty', await serveAsLive('out', emptyPage)],
]);

const results = new Map<string, Map<string, Measures>>();
const complaints: Complaints = new Set();
for (const page of pages) {
  const found = new Map<string, Measures[]>();
  // One after the other, so that whatever else the machine does falls on all alike.
  for (let run = 1; run <= runs; run += 1) {
    for (const [version, url] of versions) {
      const ours = version === 'this site' ? complaints : new Set<string>();
      const measures = await measurePage(url + page, { port: chrome.port, throttling, complaints: ours });
      found.set(version, [...(found.get(version) ?? []), measures]);
      console.log(`${page} ${version} ${run}/${runs}: LCP ${measures.LCP} ms, TBT ${measures.TBT} ms`);
    }
  }
  results.set(page, new Map([...found].map(([version, all]) => [version, median(all)])));
}

const markdown = table(results);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.md', `${markdown}\n`);
console.log(`\nMedians of ${runs} runs, throttling: ${throttling}\n\n${markdown}`);
for (const complaint of complaints) console.log(`points lost: ${complaint}`);
process.exit();
