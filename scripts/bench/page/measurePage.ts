import lighthouse, { type Flags } from 'lighthouse';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** A page's measures by the heads of their columns; times in ms, scores from 0 to 100. */
export type Measures = Record<string, number>;

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
      return weight > 0 && typeof score === 'number' && score < 0.9 ? [`${id}: ${title} (${name}) ${displayValue}`] : [];
    }),
  );

/** One run of Lighthouse as a phone on a slow connection. @param port of the browser's debugging */
export async function measurePage(url: string, port: number, throttlingMethod: 'simulate' | 'devtools') {
  const report = await run(url, { port, throttlingMethod, output: 'json', logLevel: 'silent' });
  const all = [
    ...Object.entries(audits).map(([name, id]) => [name, report.audits[id]?.numericValue ?? Number.NaN] as const),
    ...Object.values(report.categories).map(({ id, score }) => [id, (score ?? 0) * 100] as const),
  ];
  const measures: Measures = Object.fromEntries(all.map(([name, value]) => [name, rounded(value)]));
  return { measures, lost: lostPoints(report) };
}

/** The median of several runs, for each measure. */
export const median = (runs: Measures[]): Measures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((one) => one[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)] ?? Number.NaN];
    }),
  );
