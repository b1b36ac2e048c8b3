/**
 * `npm test`: everything that must be true before a change may go live. `-- --quick` leaves out what needs a build. The last
 * line counts what passed, what failed and, if there is any, what did not run or was skipped.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkEverything } from './check/everything.ts';
import { command } from './cli/command.ts';
import { type Count, readReport } from './test/report.ts';
import { builds, quick, type Step } from './test/steps.ts';

/** Both builds are for the same moment, so that they are the same when a day ends between them. */
const BUILD_TIME = process.env.BUILD_TIME ?? new Date().toISOString();

/** Whatever browsers and tests put into the system's folder for temporary files is removed with this one. */
const TMPDIR = mkdtempSync(join(tmpdir(), 'dunavik-test-'));
process.once('exit', () => rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const total: Count = { passed: 0, failed: 0, skipped: 0, missing: 0 };
const failures: string[] = [];
const leftOut = new Set<string>();
const steps: { name: string; seconds: number }[] = [];

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/** The output that a process printed before its end arrives within this time. Milliseconds. */
const outputGraceMs = 500;

/** Runs a process. What it prints is shown as it comes, or in one piece at its end. */
function run({ args, env, isShown }: Step) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, TMPDIR, ...env },
    });
    const output: Buffer[] = [];
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) {
      stream.on('data', (chunk) => {
        output.push(chunk);
        if (isShown) process.stdout.write(chunk);
      });
    }
    const end = () => {
      // Its leftover children may still print something; the count must stay the last line.
      for (const stream of streams) stream.destroy();
      resolve({ ok: child.exitCode === 0, output: Buffer.concat(output).toString() });
    };
    child.once('close', end);
    child.once('exit', () => setTimeout(end, outputGraceMs));
  });
}

/** How far a run came that left no report, by what Playwright prints: `Running 12 tests using 3 workers`, a line for each. */
function brokenOff(output: string) {
  const [, all = 0] = /Running (\d+) tests? using/.exec(output) ?? [];
  const done = output.match(/^\s*[✓✘x-]\s+\d+ /gmu)?.length ?? 0;
  total.missing += Number(all) - done;
  return all ? `broke off after ${done} of ${all} tests` : 'broke off before its first test';
}

/** Runs a step and counts its results. @returns whether all is well */
async function take(step: Step): Promise<boolean> {
  const { name, report, isShown = false } = step;
  if (isShown) console.log(`\n── ${name}`);
  const start = performance.now();
  const { ok, output } = await run(step);
  const seconds = (performance.now() - start) / 1000;
  if (!isShown) process.stdout.write(`\n── ${name}\n${output}`);
  steps.push({ name, seconds });
  const single = {
    count: { passed: Number(ok), failed: Number(!ok), skipped: 0, missing: 0 },
    reasons: [],
  };
  const found = report ? readReport(report) : single;
  const problems: string[] = [];
  if (found) {
    for (const key of ['passed', 'failed', 'skipped', 'missing'] as const)
      total[key] += found.count[key];
    for (const reason of found.reasons) leftOut.add(reason);
    const { failed, missing } = found.count;
    if (report && failed) problems.push(`${failed} failed`);
    if (missing) problems.push(`${missing} did not run`);
    // A runner may fail as a whole although no single test did.
    if (!ok && !problems.length) problems.push('failed');
  } else problems.push(brokenOff(output));
  if (problems.length) failures.push(`${name}: ${problems.join(', ')}`);
  console.log(
    `── ${name}: ${problems.length ? `FAILED (${problems.join(', ')})` : 'passed'} in ${inSeconds(seconds)}`,
  );
  return problems.length === 0;
}

async function runInSequence(some: Step[]) {
  for (const step of some) await take(step);
}

/** Each build, and at once what needs no more than the builds so far; on an old build it would prove nothing. */
async function runOnBuilds() {
  const running: Promise<boolean>[] = [];
  let isBuilt = true;
  for (const { tests, ...build } of builds) {
    isBuilt = (await take({ ...build, env: { BUILD_TIME } })) && isBuilt;
    if (isBuilt) running.push(...tests.map((step) => take(step)));
    else for (const { name } of tests) failures.push(`${name}: not run, as the build failed`);
  }
  await Promise.all(running);
}

function summarise() {
  console.log('\nThe steps:');
  for (const { name, seconds } of steps) console.log(`${inSeconds(seconds).padStart(8)}  ${name}`);
  console.log(`${inSeconds(performance.now() / 1000).padStart(8)}  in all`);
  if (failures.length)
    console.log(`\nNot well:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  for (const reason of leftOut) console.log(`Skipped: ${reason}`);
  const { passed, failed, skipped, missing } = total;
  const more = [missing && `${missing} did not run`, skipped && `${skipped} skipped`].filter(
    Boolean,
  );
  console.log([`${passed} passed`, `${failed} failed`, ...more].join(', '));
}

rmSync('reports', { recursive: true, force: true });
// It also writes the manifest of pictures, which tests and builds read.
await command(async () => void (await checkEverything()));
if (process.argv.includes('--quick')) await runInSequence(quick);
else {
  // A build keeps one processor busy; the checks that need none have the other.
  await Promise.all([runOnBuilds(), runInSequence(quick)]);
}
summarise();
process.exit(failures.length ? 1 : 0);
