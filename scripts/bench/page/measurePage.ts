import lighthouse, { type Flags } from 'lighthouse';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The measures of a page; times in ms, sizes in bytes as transferred. */
export interface Measures {
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  SI: number;
  bytes: number;
  html: number;
  scripts: number;
  pictures: number;
  fonts: number;
  requests: number;
  /** Lighthouse's categories, 0 to 100. */
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

interface Transfer {
  resourceType: string;
  transferSize: number;
}

/** Audits that cost points on a run, in words, with their page. */
export type Complaints = Set<string>;

interface Setting {
  /** Of the browser's debugging. */
  port: number;
  /** Lighthouse's `throttlingMethod`. */
  throttling: 'simulate' | 'devtools';
  /** Gets what costs points. */
  complaints: Complaints;
}

/** Lighthouse sometimes loses the start of its own trace; that result is not a measurement, so it runs again. */
async function run(url: string, flags: Flags, attempts = 3): Promise<Result> {
  const report = (await lighthouse(url, flags))?.lhr;
  if (report && !report.runtimeError) return report;
  const reason = report?.runtimeError?.message ?? 'Lighthouse gave no report';
  if (attempts === 0) throw new Error(`${url}: ${reason}`);
  console.log(`${url}: once more, because ${reason}`);
  return run(url, flags, attempts - 1);
}

/** One run of Lighthouse as a phone on a slow connection. */
export async function measurePage(url: string, { port, throttling, complaints }: Setting): Promise<Measures> {
  const report = await run(url, { port, throttlingMethod: throttling, output: 'json', logLevel: 'silent' });
  const time = (id: string) => Math.round(report.audits[id]?.numericValue ?? Number.NaN);
  const details = report.audits['network-requests']?.details as { items?: Transfer[] } | undefined;
  const items = details?.items ?? [];
  const sum = (type?: string) =>
    items.filter(({ resourceType }) => !type || resourceType === type).reduce((all, { transferSize }) => all + transferSize, 0);
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  for (const category of Object.values(report.categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = report.audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
        complaints.add(`${new URL(url).pathname}: ${category.id}: ${audit?.title} (${id}) ${audit?.displayValue ?? ''}`);
    }
  }
  return {
    FCP: time('first-contentful-paint'),
    LCP: time('largest-contentful-paint'),
    TBT: time('total-blocking-time'),
    CLS: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    SI: time('speed-index'),
    bytes: sum(),
    html: sum('Document'),
    scripts: sum('Script'),
    pictures: sum('Image'),
    fonts: sum('Font'),
    requests: items.length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** The median of several runs, for each measure. */
export function median(runs: Measures[]): Measures {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const names = Object.keys(runs[0] ?? {}) as (keyof Measures)[];
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((run) => run[name]))])) as unknown as Measures;
}
