import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
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
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
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

/**
 * Reads what a runner has left, Vitest's or Playwright's JSON. A test that never ran is not taken for passed, nor a runner
 * that has left nothing.
 */
export function readReport(file: string): { count: Count; tests: Timed[] } {
  if (!existsSync(file)) return { count: { passed: 0, failed: 1 }, tests: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('numTotalTests' in report) {
    const { numPassedTests: passed, numTotalTests: all } = report;
    return { count: { passed, failed: all - passed }, tests: inVitest(report) };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    count: { passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
    tests: report.suites.flatMap(inSuite),
  };
}
