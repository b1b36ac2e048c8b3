import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from '../../../scripts/test/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

const playwright = (stats: object, errors: string[] = []) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [
    {
      file: 'a.spec.ts',
      specs: [{ title: 'one', tests: [{ results: [{ duration: 500 }, { duration: 1500 }] }] }],
      suites: [{ file: 'a.spec.ts', specs: [{ title: 'two', tests: [{ results: [] }] }] }],
    },
  ],
});

test('of Vitest: every test that has not passed has failed', () => {
  const testResults = [{ assertionResults: [{ fullName: 'a b', duration: 250 }, { fullName: 'c' }] }];
  expect(report({ numTotalTests: 5, numPassedTests: 3, testResults })).toEqual({
    count: { passed: 3, failed: 2, notRun: 0 },
    tests: [
      { name: 'a b', seconds: 0.25 },
      { name: 'c', seconds: 0 },
    ],
    reasons: [],
  });
});

test.each([
  [{}, [], 0],
  [{ unexpected: 2 }, [], 2],
  [{ flaky: 1 }, [], 1],
  [{ skipped: 4 }, [], 4],
  [{}, ['a file that could not be read'], 1],
])('of Playwright: %o with errors %o make %d failures', (stats, errors, failed) => {
  const { count, tests } = report(playwright(stats, errors));
  expect(count).toEqual({ passed: 3, failed, notRun: 0 });
  expect(tests).toEqual([
    { name: 'a.spec.ts: one', seconds: 2 },
    { name: 'a.spec.ts: two', seconds: 0 },
  ]);
});

test('of Playwright: a test that was skipped with a reason has not failed, and each reason is listed once', () => {
  const skipped = (annotations: object[]) => ({ status: 'skipped', annotations, results: [] });
  const lacking = skipped([{ type: 'skip', description: 'WebKit is not installed' }]);
  const tests = [lacking, lacking, skipped([]), skipped([{ type: 'skip' }])];
  const specs = [{ title: 'one', tests }];
  const { count, reasons } = report({
    ...playwright({ skipped: 4 }),
    suites: [{ file: 'a', specs: [], suites: [{ file: 'a', specs }] }],
  });
  expect(count).toEqual({ passed: 3, failed: 2, notRun: 2 });
  expect(reasons).toEqual(['WebKit is not installed']);
});

test('a runner that leaves no report has failed', () => {
  const nothing = { count: { passed: 0, failed: 1, notRun: 0 }, tests: [], reasons: [] };
  expect(readReport(join(folder, 'none.json'))).toEqual(nothing);
});
