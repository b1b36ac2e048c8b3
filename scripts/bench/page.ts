/**
 * `npm run bench`: runs Lighthouse on five pages, and on each without its scripts (floor).
 * Options: `--runs 5`, `--no-build` (uses `out`), `--throttling devtools` (slows the browser down
 * instead of computing the effect).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { styleMarks } from '#src/build/html/minifyStyles.ts';
import { routes } from '#src/site.ts';
import { command } from '../cli/command.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { measuredService, measuredWork, median, serveCompressed } from './measure.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

type Measures = Record<string, number>;

const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const round = (value: number) => (value < 10 ? Number(value.toFixed(3)) : Math.round(value));

/** Runs Lighthouse, up to four times: it sometimes loses the start of its trace. */
async function run(url: string, flags: Flags, attempts = 3): Promise<Result> {
  const report = (await lighthouse(url, flags))?.lhr;
  if (report && !report.runtimeError) return report;
  if (attempts === 0) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  return run(url, flags, attempts - 1);
}

const lostPoints = ({ categories, audits }: Result) =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const { score, title, displayValue = '' } = audits[name] ?? {};
      return weight > 0 && typeof score === 'number' && score < 0.9
        ? [`${id}: ${title} (${name}) ${displayValue}`]
        : [];
    }),
  );

async function measurePage(url: string, port: number, throttlingMethod: 'simulate' | 'devtools') {
  const report = await run(url, { port, throttlingMethod, output: 'json', logLevel: 'silent' });
  const measures: Measures = {};
  for (const [name, id] of Object.entries(audits))
    measures[name] = round(report.audits[id]?.numericValue ?? Number.NaN);
  for (const { id, score } of Object.values(report.categories))
    measures[id] = round((score ?? 0) * 100);
  return { measures, lost: lostPoints(report) };
}

const medians = (runs: Measures[]): Measures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => Number(run[name])))]),
  );

const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" [^>]*as="script"[^>]*>/g, '')
    .replace(styleMarks, '');

const versions: Record<string, (html: string) => string> = {
  'this site': (html) => html,
  floor: withoutScripts,
};

/** Uses Lighthouse's own launcher, because Playwright's browser lacks its traces. */
async function launchChrome() {
  // Keeps Chromium from starting a spare process, which adds 37 ms of blocking time on two cores.
  // Chromium uses only the last such flag, so this one includes Lighthouse's list.
  const disabledFeatures =
    Launcher.defaultFlags().find((flag) => flag.startsWith('--disable-features=')) ??
    '--disable-features=';
  const chromeFlags = [
    ...browserArgs,
    '--headless=new',
    `${disabledFeatures},SpareRendererForSitePerProcess`,
  ];
  const chrome = await launch({ chromePath: browserPath(), chromeFlags });
  process.on('exit', () => chrome.kill());
  return chrome;
}

function table(results: { page: string; version: string; measures: Measures }[]): string {
  const names = Object.keys(results[0]?.measures ?? {});
  const floorOf = (page: string) =>
    results.find((result) => result.page === page && result.version === 'floor')?.measures;
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
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      throttling: { type: 'string', default: 'simulate' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0))
    throw new Error(`--runs is "${values.runs}"; expected a whole number from 1`);
  const { throttling } = values;
  if (throttling !== 'simulate' && throttling !== 'devtools')
    throw new Error(`--throttling is "${throttling}"; expected simulate or devtools`);
  if (!values['no-build'])
    execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });

  const pages = [routes.home, measuredService, measuredWork, routes.works, routes.contact];

  const { port } = await launchChrome();
  const served = await Promise.all(
    Object.entries(versions).map(async ([version, change]) => {
      const { url } = await serveCompressed(change);
      return { version, url, runs: [] as Measures[] };
    }),
  );
  const allLost = new Set<string>();
  const results: Parameters<typeof table>[0] = [];
  for (const page of pages.filter((path) => path !== undefined)) {
    for (const version of served) version.runs = [];
    // Alternates between the versions, so that other load on the machine affects all of them.
    for (let run = 1; run <= runs; run += 1) {
      for (const { version, url, runs: done } of served) {
        const { measures, lost } = await measurePage(url + page, port, throttling);
        done.push(measures);
        if (version === 'this site') for (const audit of lost) allLost.add(`${page}: ${audit}`);
        console.log(
          `${page} ${version} ${run}/${runs}: LCP ${measures.LCP} ms, TBT ${measures.TBT} ms`,
        );
      }
    }
    results.push(
      ...served.map(({ version, runs: done }) => ({ page, version, measures: medians(done) })),
    );
  }

  const markdown = table(results);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.md', `${markdown}\n`);
  console.log(`\nMedians of ${runs} runs, throttling: ${throttling}\n\n${markdown}`);
  for (const audit of allLost) console.log(`points lost: ${audit}`);
  process.exit();
});
