import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTest } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

export interface Results {
  passed: number;
  failed: number;
  skipped: string[];
}

function readVitest({ numPassedTests, numTotalTests, success }: JsonTestResults): Results {
  const failed = numTotalTests - numPassedTests;
  // A file that can't be loaded fails without a failed test.
  return { passed: numPassedTests, failed: failed || Number(!success), skipped: [] };
}

const testsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

function skipReason({ status, annotations }: JSONReportTest): string | undefined {
  return status === 'skipped'
    ? annotations.find(({ type }) => type === 'skip')?.description
    : undefined;
}

function readPlaywright({ suites, errors }: JSONReport): Results {
  const tests = suites.flatMap(testsIn);
  const passed = tests.filter(({ status }) => status === 'expected').length;
  const skipped = tests.flatMap((test) => skipReason(test) ?? []);
  return { passed, failed: tests.length - passed - skipped.length + errors.length, skipped };
}

/** A missing report counts as a failure. */
export function readReport(file: string): Results {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] };
  const report: JsonTestResults | JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  return 'numTotalTests' in report ? readVitest(report) : readPlaywright(report);
}
