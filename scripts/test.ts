/**
 * `npm test`: everything that must be true before a change may go live. `-- --quick` leaves out what needs a build. The last
 * line counts what passed, what failed and, if there is any, what could not be run on this machine.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { pictureFolders } from './images/folders.ts';
import { prepareImages } from './images/prepare.ts';
import { type Count, readReport, type Timed } from './test/report.ts';
import { builds, inBrowser, onBuilds, quick, type Step } from './test/steps.ts';

/** Both builds are for the same moment, so that they are the same when a day ends between them. */
const BUILD_TIME = process.env.BUILD_TIME ?? new Date().toISOString();

const total: Count = { passed: 0, failed: 0, notRun: 0 };
const failures: string[] = [];
const leftOut: string[] = [];
const steps: Timed[] = [];
const tests: Timed[] = [];

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/** The output that a process printed before its end arrives within this time. Milliseconds. */
const lastWords = 500;

/** Runs a process. What it prints is shown as it comes, or in one piece at its end. */
function run({ args, env }: Step, atOnce: boolean) {
  return new Promise<{ ok: boolean; output: Buffer }>((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
    });
    const output: Buffer[] = [];
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) stream.on('data', (chunk) => (atOnce ? process.stdout.write(chunk) : output.push(chunk)));
    const end = () => {
      // Its leftover children may still print something; the count must stay the last line.
      for (const stream of streams) stream.destroy();
      resolve({ ok: child.exitCode === 0, output: Buffer.concat(output) });
    };
    child.once('close', end);
    child.once('exit', () => setTimeout(end, lastWords));
  });
}

/** Runs a step and counts its results. @returns whether all is well */
async function take(step: Step, atOnce = false): Promise<boolean> {
  const { name, report } = step;
  if (atOnce) console.log(`\n── ${name}`);
  const start = performance.now();
  const { ok, output } = await run(step, atOnce);
  const seconds = (performance.now() - start) / 1000;
  const single = { count: { passed: Number(ok), failed: Number(!ok), notRun: 0 }, tests: [], reasons: [] };
  const found = report ? readReport(report) : single;
  // A runner may fail as a whole although no single test did.
  const failed = ok ? found.count.failed : Math.max(1, found.count.failed);
  if (failed) failures.push(name);
  total.passed += found.count.passed;
  total.failed += failed;
  total.notRun += found.count.notRun;
  leftOut.push(...found.reasons);
  steps.push({ name, seconds });
  tests.push(...found.tests);
  if (!atOnce) process.stdout.write(`\n── ${name}\n${output}`);
  console.log(`── ${name}: ${failed ? 'FAILED' : 'passed'} in ${inSeconds(seconds)}`);
  return failed === 0;
}

async function runInSequence(some: Step[]): Promise<boolean> {
  let ok = true;
  for (const step of some) ok = (await take(step)) && ok;
  return ok;
}

function sum() {
  const slowest = tests.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  console.log('\nThe slowest tests:');
  for (const { name, seconds } of slowest) console.log(`${inSeconds(seconds).padStart(8)}  ${name}`);
  console.log('\nThe steps:');
  for (const { name, seconds } of steps) console.log(`${inSeconds(seconds).padStart(8)}  ${name}`);
  console.log(`${inSeconds(performance.now() / 1000).padStart(8)}  in all`);
  if (failures.length) console.log(`\nFailed: ${failures.join('; ')}`);
  for (const reason of leftOut) console.log(`Not run: ${reason}`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.notRun ? `, ${total.notRun} not run` : ''}`);
}

rmSync('reports', { recursive: true, force: true });
// The manifest of pictures is part of what is checked, and of what is built.
await prepareImages(pictureFolders);
if (process.argv.includes('--quick')) await runInSequence(quick);
else {
  // A build keeps one processor busy; the checks that need none have the other.
  const [isBuilt] = await Promise.all([
    runInSequence(builds.map((step) => ({ ...step, env: { BUILD_TIME } }))),
    runInSequence(quick),
  ]);
  if (isBuilt) {
    await Promise.all(onBuilds.map((step) => take(step)));
    await take(inBrowser, true);
  } else {
    // On an old build these would prove nothing.
    for (const { name } of [...onBuilds, inBrowser]) failures.push(`${name} (not run, as the build failed)`);
    total.failed += onBuilds.length + 1;
  }
}
sum();
process.exit(total.failed ? 1 : 0);
