/**
 * `npm run bench`: Lighthouse on five kinds of page, each beside two references in the same run: the page without its scripts
 * (floor), and an empty page, which shows what the browser and the machine take by themselves. `--runs 5`, `--pages /,/works`;
 * `--no-build` takes the `out` that is there. `--throttling devtools` really slows the browser and the network down, where the
 * default computes the effect from an unthrottled load.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { loadServices, loadWorks } from '../../src/content/build/load.ts';
import { routes, servicePath, site, workPath } from '../../src/site.ts';
import { command } from '../cli/command.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { servePages } from '../serve/servePages.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** A page's measures by the heads of their columns; times in ms, scores from 0 to 100. */
type Measures = Record<string, number>;

const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const rounded = (value: number) => (value < 10 ? Number(value.toFixed(3)) : Math.round(value));

/** Lighthouse sometimes loses the start of its own trace; that result is not a measurement, so it runs again. */
async function run(url: string, flags: Flags, attempts = 3): Promise<Result> {
  const report = (await lighthouse(url, flags))?.lhr;
  if (report && !report.runtimeError) return report;
  const reason = report?.runtimeError?.message ?? 'Lighthouse gave no report';
  if (attempts === 0) throw new Error(`${url}: ${reason}`);
  console.log(`${url}: once more, because ${reason}`);
  return run(url, flags, attempts - 1);
}

/** What costs points in a report, a line each. */
const lostPoints = ({ categories, audits }: Result) =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const { score, title, displayValue = '' } = audits[name] ?? {};
      return weight > 0 && typeof score === 'number' && score < 0.9
        ? [`${id}: ${title} (${name}) ${displayValue}`]
        : [];
    }),
  );

/** One run of Lighthouse as a phone on a slow connection. @param port of the browser's debugging */
async function measurePage(url: string, port: number, throttlingMethod: 'simulate' | 'devtools') {
  const report = await run(url, { port, throttlingMethod, output: 'json', logLevel: 'silent' });
  const all = [
    ...Object.entries(audits).map(
      ([name, id]) => [name, report.audits[id]?.numericValue ?? Number.NaN] as const,
    ),
    ...Object.values(report.categories).map(({ id, score }) => [id, (score ?? 0) * 100] as const),
  ];
  const measures: Measures = Object.fromEntries(all.map(([name, value]) => [name, rounded(value)]));
  return { measures, lost: lostPoints(report) };
}

/** The median of several runs, for each measure. */
const median = (runs: Measures[]): Measures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((one) => one[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)] ?? Number.NaN];
    }),
  );

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    throttling: { type: 'string', default: 'simulate' },
    'no-build': { type: 'boolean', default: false },
  },
});

const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" [^>]*as="script"[^>]*>/g, '')
    // What styled-components writes for its own return.
    .replace(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '');

const versions: Record<string, (html: string) => string> = {
  'this site': (html) => html,
  floor: withoutScripts,
  empty: () =>
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty',
};

/** As Lighthouse starts one; a browser that Playwright has started misses its traces. */
async function launchChrome() {
  // In the middle of a page's loading Chromium starts a process for whichever page may come next. On two cores that takes the
  // processor from the page and counts as its blocking: the median of ten runs of an empty page was 37 ms with it, 0 without.
  // Of two such lists Chromium heeds the last, so this one repeats that of Lighthouse's launcher.
  const usual =
    Launcher.defaultFlags().find((flag) => flag.startsWith('--disable-features=')) ??
    '--disable-features=';
  const chromeFlags = [...browserArgs, '--headless=new', `${usual},SpareRendererForSitePerProcess`];
  const chrome = await launch({ chromePath: browserPath(), chromeFlags });
  process.on('exit', () => chrome.kill());
  return chrome;
}

/** A Markdown table: per page one row for each version of it, with its LCP as a multiple of the floor's. */
function table(results: { page: string; version: string; measures: Measures }[]): string {
  const names = Object.keys(results[0]?.measures ?? {});
  const floorOf = (page: string) =>
    results.find((one) => one.page === page && one.version === 'floor')?.measures;
  const rows = results.map(({ page, version, measures }) => [
    ...[page, version, ...names.map((name) => measures[name])],
    (Number(measures.LCP) / Number(floorOf(page)?.LCP)).toFixed(2),
  ]);
  const head = ['page', 'version', ...names, 'LCP ÷ floor'];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

await command(async () => {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}"; expected a whole number from 1`);
  const { throttling } = values;
  if (throttling !== 'simulate' && throttling !== 'devtools')
    throw new Error(`--throttling is "${throttling}"; expected simulate or devtools`);
  if (!values['no-build'])
    execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });

  const [service] = loadServices();
  const [work] = loadWorks();
  if (!service || !work) throw new Error('There is no service or no work to measure.');
  const usual = [
    routes.home,
    servicePath(service.slug),
    workPath(work.slug),
    routes.works,
    routes.contact,
  ];

  const { port } = await launchChrome();
  const served = await Promise.all(
    Object.entries(versions).map(async ([version, change]) => {
      const { url } = await servePages('out', { change, origin: site.url, compress: true });
      return { version, url, runs: [] as Measures[] };
    }),
  );
  const complaints = new Set<string>();
  const results: Parameters<typeof table>[0] = [];
  for (const page of values.pages?.split(',') ?? usual) {
    for (const one of served) one.runs = [];
    // One after the other, so that whatever else the machine does falls on all alike.
    for (let run = 1; run <= runs; run += 1) {
      for (const { version, url, runs: done } of served) {
        const { measures, lost } = await measurePage(url + page, port, throttling);
        done.push(measures);
        if (version === 'this site')
          for (const complaint of lost) complaints.add(`${page}: ${complaint}`);
        console.log(
          `${page} ${version} ${run}/${runs}: LCP ${measures.LCP} ms, TBT ${measures.TBT} ms`,
        );
      }
    }
    results.push(
      ...served.map(({ version, runs: done }) => ({ page, version, measures: median(done) })),
    );
  }

  const markdown = table(results);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.md', `${markdown}\n`);
  console.log(`\nMedians of ${runs} runs, throttling: ${throttling}\n\n${markdown}`);
  for (const complaint of complaints) console.log(`points lost: ${complaint}`);
  process.exit();
});
