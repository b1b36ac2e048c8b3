import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  /** Tests that were skipped because this machine lacks what they need. */
  notRun: number;
}

export interface Timed {
  name: string;
  seconds: number;
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[];
}

interface Suite {
  file: string;
  specs: {
    title: string;
    tests: { status?: string; annotations?: { type: string; description?: string }[]; results: { duration: number }[] }[];
  }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
}

const inVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration = 0 }) => ({ name: fullName, seconds: duration / 1000 }));

const inSuite = ({ file, specs, suites = [] }: Suite): Timed[] => [
  ...specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(inSuite),
];

/** Why tests were left out, once for each of those that say so. */
const reasonsIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ status, annotations = [] }) =>
      status === 'skipped' ? annotations.filter(({ type }) => type === 'skip').slice(0, 1) : [],
    )
    .flatMap(({ description }) => description ?? []),
  ...suites.flatMap(reasonsIn),
];

interface Results {
  count: Count;
  tests: Timed[];
  /** Why tests were left out. */
  reasons: string[];
}

/**
 * Reads the JSON report of Vitest or Playwright. A test that never ran does not count as passed, and counts as failed unless it
 * says why; a runner without a report counts as failed.
 */
export function readReport(file: string): Results {
  if (!existsSync(file)) return { count: { passed: 0, failed: 1, notRun: 0 }, tests: [], reasons: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('numTotalTests' in report) {
    const { numPassedTests: passed, numTotalTests: all } = report;
    return { count: { passed, failed: all - passed, notRun: 0 }, tests: inVitest(report), reasons: [] };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const reasons = report.suites.flatMap(reasonsIn);
  const failed = unexpected + flaky + skipped - reasons.length + report.errors.length;
  return {
    count: { passed: expected, failed, notRun: reasons.length },
    tests: report.suites.flatMap(inSuite),
    reasons: [...new Set(reasons)],
  };
}
