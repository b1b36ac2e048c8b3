import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from '../../../scripts/test/report.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

function report(content: object) {
  const file = join(folder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

test.each([
  [['passed', 'pending', 'skipped'], 0, { passed: 1, failed: 0, skipped: 0, missing: 2 }],
  [['passed', 'failed'], 1, { passed: 1, failed: 1, skipped: 0, missing: 0 }],
  [['passed'], 1, { passed: 1, failed: 1, skipped: 0, missing: 0 }],
])('of Vitest: %j with %d failed files', (statuses, numFailedTestSuites, count) => {
  const testResults = [{ assertionResults: statuses.map((status) => ({ status })) }];
  expect(
    report({ numTotalTests: statuses.length, numFailedTestSuites, testResults })?.count,
  ).toEqual(count);
});

const ran = (status: string, ...results: string[]) => ({
  status,
  results: results.map((result) => ({ status: result })),
});
const lacking = {
  ...ran('skipped'),
  annotations: [{ type: 'skip', description: 'WebKit is not installed' }],
};

test.each([
  ['passed', [ran('expected', 'passed')], { passed: 1 }],
  ['failed', [ran('unexpected', 'failed'), ran('flaky', 'failed', 'passed')], { failed: 2 }],
  [
    'were cut off, or never began',
    [ran('unexpected', 'interrupted'), ran('skipped'), ran('unexpected')],
    { missing: 3 },
  ],
  ['lack something, and say what', [lacking, lacking], { skipped: 2 }],
])('of Playwright: tests that %s', (_, tests, count) => {
  const suites = [{ specs: [], suites: [{ specs: [{ tests }] }] }];
  const found = report({ errors: [], suites });
  expect(found?.count).toEqual({ passed: 0, failed: 0, skipped: 0, missing: 0, ...count });
  expect(found?.reasons).toEqual('skipped' in count ? ['WebKit is not installed'] : []);
});

test('an error outside of tests is a failure, and a runner that left no report has broken off', () => {
  expect(report({ errors: ['a file that could not be read'], suites: [] })?.count.failed).toBe(1);
  expect(readReport(join(folder(), 'none.json'))).toBeUndefined();
});
