/** `npm test`: runs every check before a merge. `-- --quick` skips those that need a build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { checkEverything } from './check/everything.ts';
import { command } from './cli/command.ts';
import { temporaryFolder } from './cli/temporaryFolder.ts';
import { browserPath } from './engines/chromium.ts';
import { type Results, readReport } from './test/report.ts';
import { builds, quickSteps, type Step } from './test/steps.ts';

/** Both builds use the same time, so that midnight between them makes no difference. */
const BUILD_TIME = process.env.BUILD_TIME ?? new Date().toISOString();

/** The folder of temporary files of browsers and tests. */
const TMPDIR = temporaryFolder();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const total: Results = { passed: 0, failed: 0, skipped: [] };
let stepsNotRun = 0;
const failures: string[] = [];
const durations: string[] = [];

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** @returns whether it passed */
async function runStep({ name, args, env, report }: Step): Promise<boolean> {
  console.log(`── ${name}: started`);
  const start = performance.now();
  // A file, because children of the process may keep a pipe open after its end.
  const file = `reports/${name}.log`;
  const log = openSync(file, 'w');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', log, log],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, TMPDIR, ...env },
  });
  const [status] = await once(child, 'exit');
  closeSync(log);
  const isOk = status === 0;
  const results = report
    ? readReport(report)
    : { passed: Number(isOk), failed: Number(!isOk), skipped: [] };
  // A test runner may fail although none of its tests did.
  if (!isOk) results.failed ||= 1;
  total.passed += results.passed;
  total.failed += results.failed;
  total.skipped.push(...results.skipped);
  const duration = secondsSince(start);
  durations.push(`${duration.padStart(8)}  ${name}`);
  if (results.failed) failures.push(`${name}: ${results.failed} failed`);
  console.log(
    `\n── ${name}\n${readFileSync(file, 'utf8')}── ${name}: ${results.failed ? 'FAILED' : 'passed'} in ${duration}`,
  );
  return results.failed === 0;
}

async function runInSequence(steps: Step[]) {
  for (const step of steps) await runStep(step);
}

/**
 * The tests of a build run while the next one is made. The last of them has to end before that: a
 * build beside three browsers leaves WebKit too little of two slow cores.
 */
async function runOnBuilds() {
  const running: Promise<boolean>[] = [];
  let isBuilt = true;
  for (const { tests, ...build } of builds) {
    isBuilt = (await runStep({ ...build, env: { BUILD_TIME } })) && isBuilt;
    if (isBuilt) running.push(...tests.map(runStep));
    await running.at(-1);
    for (const { name } of isBuilt ? [] : tests) {
      failures.push(`${name}: not run, as the build failed`);
      stepsNotRun += 1;
    }
  }
  await Promise.all(running);
}

function printSummary() {
  console.log(`\nThe steps:\n${durations.join('\n')}`);
  console.log(`${secondsSince(0).padStart(8)}  in all`);
  if (failures.length) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  for (const reason of new Set(total.skipped)) console.log(`Skipped: ${reason}`);
  const counts = [`${total.passed} passed`, `${total.failed} failed`];
  if (stepsNotRun) counts.push(`${stepsNotRun} steps not run`);
  if (total.skipped.length) counts.push(`${total.skipped.length} skipped`);
  console.log(counts.join(', '));
}

const isQuick = process.argv.includes('--quick');
// Reports a missing browser before anything else.
if (!isQuick) await command(() => void browserPath());
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
// Also writes the manifest of pictures, which the tests need.
await command(async () => void (await checkEverything()));
await Promise.all([runInSequence(quickSteps), isQuick || runOnBuilds()]);
printSummary();
process.exit(failures.length ? 1 : 0);
