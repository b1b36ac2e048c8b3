import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  /** Tests that were skipped because this machine lacks what they need. */
  skipped: number;
  /** Tests that were to run and did not. */
  missing: number;
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: { status: string }[] }[];
}

interface PlaywrightTest {
  status?: string;
  annotations?: { type: string; description?: string }[];
  results: { status?: string }[];
}

interface Suite {
  specs: { tests: PlaywrightTest[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  errors: unknown[];
  suites: Suite[];
}

export interface Results {
  count: Count;
  /** Why tests were skipped, each once. */
  reasons: string[];
}

function ofVitest({ testResults, numFailedTestSuites }: VitestReport): Results {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses: string[]) =>
    all.filter(({ status }) => statuses.includes(status)).length;
  const passed = count('passed');
  const failed = count('failed');
  return {
    // A file that could not be read has failed, and has no tests to say so.
    count: {
      passed,
      failed: failed || Number(numFailedTestSuites > 0),
      skipped: 0,
      missing: all.length - passed - failed,
    },
    reasons: [],
  };
}

const testsOf = ({ specs, suites = [] }: Suite): PlaywrightTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

function ofPlaywright({ suites, errors }: PlaywrightReport): Results {
  const count: Count = { passed: 0, failed: errors.length, skipped: 0, missing: 0 };
  const reasons = new Set<string>();
  for (const test of suites.flatMap(testsOf)) {
    const reason = test.annotations?.find(
      ({ type, description }) => type === 'skip' && description,
    )?.description;
    const interrupted = test.results.some(({ status }) => status === 'interrupted');
    if (test.status === 'expected') count.passed += 1;
    else if (test.status === 'skipped' && reason) count.skipped += 1;
    else if (test.status === 'skipped' || interrupted || test.results.length === 0)
      count.missing += 1;
    else count.failed += 1;
    if (reason) reasons.add(reason);
  }
  return { count, reasons: [...reasons] };
}

/** Reads the JSON report of Vitest or Playwright; undefined where the runner broke off before it wrote one. */
export function readReport(file: string): Results | undefined {
  if (!existsSync(file)) return undefined;
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return 'numTotalTests' in report ? ofVitest(report) : ofPlaywright(report);
}
