/** `npm test`: runs every check before a merge. `-- --quick` skips those that need a build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkEverything } from './check/everything.ts';
import { command } from './cli/command.ts';
import { temporaryFolder } from './cli/temporaryFolder.ts';
import { browserPath } from './engines/chromium.ts';

const env = {
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  // Both builds use the same time, so that midnight between them makes no difference.
  BUILD_TIME: new Date().toISOString(),
  ...process.env,
  // Browsers and tests write their temporary files here.
  TMPDIR: temporaryFolder(),
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results: string[] = [];

/** Prints the output of a step when the step has ended. @returns whether it passed */
async function run(name: string, ...args: string[]): Promise<boolean> {
  console.log(`── ${name}: started`);
  const start = performance.now();
  // Writes to a file, because children of the process may keep a pipe open after its end.
  const file = `reports/${name}.log`;
  const log = openSync(file, 'w');
  const child = spawn(process.execPath, args, { stdio: ['ignore', log, log], env });
  const [status] = await once(child, 'exit');
  closeSync(log);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = `${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s: ${name}`;
  results.push(result);
  console.log(`\n── ${name}\n${readFileSync(file, 'utf8')}── ${result}`);
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

const tsc = 'node_modules/typescript/bin/tsc';
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

async function runQuickSteps() {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];
  await run('lint, format and import directions', ...biome);
  await run('types of the app', tsc, '--noEmit');
  await run('types of the Functions', tsc, '--noEmit', '-p', 'functions');
  await run('types of the tests', tsc, '--noEmit', '-p', 'tests');
  await run('unused files, exports and dependencies', 'node_modules/knip/bin/knip.js');
  await run('unit and Function tests', ...vitest, '--project=unit', '--project=isolated');
}

/** The tests of the site's build run while the test agency's is made. */
async function runOnBuilds() {
  if (!(await run('build', 'scripts/build.ts', '--pictures-on-demand'))) {
    results.push('not run, as the build failed: all tests of builds');
    return;
  }
  const endToEnd = run('end-to-end tests', 'scripts/e2e.ts');
  // A build beside three browsers leaves WebKit too little of two slow cores.
  await run('main flows in Firefox and WebKit', 'scripts/engines.ts', '--grep=@smoke');
  if (await run('build of the test agency, with telemetry', 'scripts/buildTestAgency.ts')) {
    const agency = ['scripts/testAgency.ts', '--no-build', '--workers=2'];
    await Promise.all([
      run('tests of the built files and of the writing', ...vitest, '--project=built'),
      run('end-to-end tests of the test agency', ...agency),
    ]);
  } else
    results.push('not run, as the test agency’s build failed: its tests, and those of built files');
  await endToEnd;
}

await command(async () => {
  const { quick } = parseArgs({ options: { quick: { type: 'boolean' } } }).values;
  // Reports a missing browser before anything else.
  if (!quick) browserPath();
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports');
  // Also writes the manifest of pictures, which the tests need.
  await checkEverything();
  await Promise.all([runQuickSteps(), quick || runOnBuilds()]);
});
console.log(`\n${results.join('\n')}`);
process.exit();
