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

test('of Vitest every test that has not passed has failed', () => {
  const testResults = [{ assertionResults: [{ fullName: 'a b', duration: 250 }, { fullName: 'c' }] }];
  expect(report({ numTotalTests: 5, numPassedTests: 3, testResults })).toEqual({
    count: { passed: 3, failed: 2 },
    tests: [
      { name: 'a b', seconds: 0.25 },
      { name: 'c', seconds: 0 },
    ],
  });
});

test.each([
  [{}, [], 0],
  [{ unexpected: 2 }, [], 2],
  [{ flaky: 1 }, [], 1],
  [{ skipped: 4 }, [], 4],
  [{}, ['a file that could not be read'], 1],
])('of Playwright %o with errors %o make %d failures', (stats, errors, failed) => {
  const { count, tests } = report(playwright(stats, errors));
  expect(count).toEqual({ passed: 3, failed });
  expect(tests).toEqual([
    { name: 'a.spec.ts: one', seconds: 2 },
    { name: 'a.spec.ts: two', seconds: 0 },
  ]);
});

test('a runner that has left nothing has failed', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ count: { passed: 0, failed: 1 }, tests: [] });
});
