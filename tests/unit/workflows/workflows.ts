import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  if?: string;
  environment?: { name: string };
  permissions?: Record<string, string>;
  needs?: string | string[];
  with?: Record<string, unknown>;
  secrets?: Record<string, unknown>;
  steps?: Step[];
  'timeout-minutes'?: number;
}

interface Interface {
  inputs?: Record<string, { required?: boolean }>;
}

export interface Workflow {
  on: Record<string, Interface | null>;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, Job>;
}

export interface Action extends Interface {
  runs: { steps: Step[] };
}

const read = <Content>(pattern: string) =>
  globSync(pattern).map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, content: parse(text) as Content };
  });

export const workflows = read<Workflow>('.github/workflows/*.yml');
export const actions = read<Action>('.github/actions/*/action.yml');

/** Every job with its own steps, and its file. */
export const jobs = workflows.flatMap(({ file, content }) =>
  Object.entries(content.jobs).flatMap(([name, { steps, ...job }]) => (steps ? [{ ...job, file, name, steps }] : [])),
);

/** Every step of every workflow and action, with its file. */
export const steps = [
  ...workflows.flatMap(({ file, content }) =>
    Object.values(content.jobs).flatMap((job) => (job.steps ?? []).map((step) => ({ file, step }))),
  ),
  ...actions.flatMap(({ file, content }) => content.runs.steps.map((step) => ({ file, step }))),
];
