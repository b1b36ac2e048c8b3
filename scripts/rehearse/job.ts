import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Step {
  id?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
}

/** What expressions such as `secrets.RATE_SALT` read. */
export interface Context {
  [name: string]: string | Context;
}

function read(context: Context, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Context>((at, name) => (typeof at === 'string' ? '' : (at[name] ?? '')), context);
  return typeof found === 'string' ? found : '';
}

/** A text with its expressions replaced; only plain names are known here. */
const expand = (text: string, context: Context) =>
  text.replace(/\$\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => read(context, path));

interface Ran {
  ok: boolean;
  /** All that was printed. */
  said: string;
}

/** Nothing of this machine's own settings: a token that somebody has set must not be used. */
const { PATH = '', HOME = '', NODE_ENV } = process.env;
const bare = { PATH, HOME, NODE_ENV };

/** Runs a line in bash as a workflow's step does. */
export function runLine(line: string, folder: string, env: Record<string, string>): Promise<Ran> {
  const child = spawn('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', line], {
    cwd: folder,
    env: { ...bare, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((done) => child.once('close', (status) => done({ ok: status === 0, said })));
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expression.
const notCancelled = '${{ !cancelled() }}';

/** Whether a step runs; those for after a failure are left out. */
const runs = ({ if: condition }: Step, failed: boolean) => (condition ? condition === notCancelled : !failed);

/** What takes a browser, and is no part of deploying. */
const leftOut = /^npm run test:e2e/;

/**
 * Runs the steps of a workflow's job that are lines of shell, as they are written: with their environment, and with what earlier
 * ones have put out. Actions are left out, as everything is installed and built here, and so are steps for after a failure.
 */
export async function runJob(
  file: string,
  job: string,
  folder: string,
  env: Record<string, string>,
  context: Context,
): Promise<Ran> {
  const steps: Step[] = parse(readFileSync(`.github/workflows/${file}`, 'utf8')).jobs[job].steps;
  const outputs: Context = {};
  let said = '';
  let ok = true;
  for (const step of steps.filter(({ run }) => run && !leftOut.test(run))) {
    if (!runs(step, !ok)) continue;
    const output = join(folder, 'output.txt');
    writeFileSync(output, '');
    const known = { ...context, steps: outputs };
    const own = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, expand(value, known)]));
    const ran = await runLine(step.run ?? '', folder, {
      ...env,
      ...own,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    });
    said += `$ ${step.run}\n${ran.said}`;
    ok &&= ran.ok;
    const put = readFileSync(output, 'utf8').split('\n').filter(Boolean);
    if (step.id) outputs[step.id] = { outputs: Object.fromEntries(put.map((line) => line.split(/=(.*)/s).slice(0, 2))) };
  }
  return { ok, said };
}
