/** `npm test`: everything that must be true before a change may go live. The last line counts what passed and what failed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

interface Count {
  passed: number;
  failed: number;
}

const bin = (path: string, ...args: string[]) => [`node_modules/${path}`, ...args];
const tsc = (project: string) => bin('typescript/bin/tsc', '--noEmit', '-p', project);

/** Checks have one result each; runners are counted from their reports, so that a test that never ran is not taken for passed. */
const steps: { name: string; args: string[]; report?: string }[] = [
  { name: 'lint, format and import directions', args: bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'build', args: ['scripts/build.ts'] },
  { name: 'types of the app', args: tsc('.') },
  { name: 'types of the Functions', args: tsc('functions') },
  { name: 'types of the tests', args: tsc('tests') },
  { name: 'unused files, exports and dependencies', args: bin('knip/bin/knip.js') },
  { name: 'unit, Function and writing tests', args: bin('vitest/vitest.mjs', 'run'), report: 'reports/unit.json' },
  { name: 'smoke test', args: ['scripts/smoke.ts', '--local'] },
  { name: 'end-to-end tests', args: ['scripts/e2e.ts'], report: 'reports/e2e.json' },
  { name: 'the same build twice', args: ['scripts/reproducible.ts'] },
];

function readReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if ('numTotalTests' in report) {
    return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

rmSync('reports', { recursive: true, force: true });
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const { name, args, report } of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const ok = spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
  const count = report ? readReport(report) : { passed: Number(ok), failed: Number(!ok) };
  // A runner may fail as a whole although no single test did.
  if (!ok && count.failed === 0) count.failed = 1;
  if (count.failed) failures.push(name);
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(`── ${name}: ${count.failed ? 'FAILED' : 'passed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
if (failures.length) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
