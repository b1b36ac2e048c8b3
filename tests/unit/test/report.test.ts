import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from '#scripts/test/report.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

function read(content: object) {
  const file = join(folder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

test.each([
  ['tests that passed', { numPassedTests: 2, numTotalTests: 2, success: true }, 2, 0],
  ['a test that did not run', { numPassedTests: 1, numTotalTests: 2, success: true }, 1, 1],
])('counts %s of Vitest', (_, report, passed, failed) =>
  expect(read(report)).toEqual({ passed, failed, skipped: [] }),
);

const ran = (status: string, description?: string) => ({
  status,
  annotations: description ? [{ type: 'skip', description }] : [],
});

test.each([
  ['passed', [ran('expected')], { passed: 1 }],
  ['failed once or always', [ran('unexpected'), ran('flaky')], { failed: 2 }],
  ['did not run', [ran('skipped')], { failed: 1 }],
  ['were skipped for a reason', [ran('skipped', 'No WebKit')], { skipped: ['No WebKit'] }],
])('counts Playwright tests that %s', (_, tests, counts) => {
  const suites = [{ specs: [], suites: [{ specs: [{ tests }] }] }];
  expect(read({ errors: [], suites })).toEqual({ passed: 0, failed: 0, skipped: [], ...counts });
});
