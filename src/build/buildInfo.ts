import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buildTime } from '../content/buildTime.ts';
import { candidateBranch, liveBranch, previewBranch } from './branches.ts';

type Environment = 'development' | 'preview' | 'production';

export interface BuildInfo {
  /** Twelve digits; `unversioned` outside a repository. Also the Sentry release. */
  commit: string;
  /** Of the commit and the settings, for URLs that are cached permanently. */
  id: string;
  branch: string;
  environment: Environment;
  dirty: boolean;
  /** Branches of the Pages project; none for a build on a developer's machine. */
  deployAs: string[];
  time: string;
  /** Decides which content has expired. ISO 8601, UTC. */
  built: string;
  telemetry: boolean;
  turnstile: boolean;
}

type Env = Record<string, string | undefined>;

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

const ciBranch = (env: Env) =>
  env.CF_PAGES_BRANCH || (env.GITHUB_ACTIONS && (env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME)) || '';

const isPullRequest = (env: Env) =>
  Boolean(!env.CF_PAGES_BRANCH && env.GITHUB_ACTIONS && env.GITHUB_HEAD_REF);

function environmentOf(branch: string, pullRequest: boolean): Environment {
  if (!branch) return 'development';
  return branch === liveBranch && !pullRequest ? 'production' : 'preview';
}

/** A pull request is deployed by its number, because its branch may even be `main`. */
function targetsOf(env: Env, branch: string, environment: Environment): string[] {
  if (environment === 'development') return [];
  // The same files are tested on a preview first.
  if (environment === 'production') return [candidateBranch, liveBranch];
  const number = isPullRequest(env) && /^(\d+)\/merge$/.exec(env.GITHUB_REF_NAME ?? '')?.[1];
  return [number ? `pr-${number}` : previewBranch(branch)];
}

/** Reads what a build is of, and where it may be deployed, from the environment and Git. */
export function buildInfo(env: Env = process.env, runGit: typeof git = git): BuildInfo {
  const builtBranch = ciBranch(env);
  const environment = environmentOf(builtBranch, isPullRequest(env));
  const commit = runGit('rev-parse', '--short=12', 'HEAD') || 'unversioned';
  const branch = builtBranch || runGit('rev-parse', '--abbrev-ref', 'HEAD') || 'unversioned';
  const { SENTRY_DSN: dsn = '', TURNSTILE_SITE_KEY: siteKey = '' } = env;
  const built = buildTime(env).toISOString().replace(/\.\d+/, '');
  const settings = JSON.stringify([commit, environment, branch, dsn, siteKey, built.slice(0, 4)]);
  return {
    commit,
    id: createHash('sha256').update(settings).digest('hex').slice(0, 12),
    branch,
    environment,
    dirty: runGit('status', '--porcelain') !== '',
    deployAs: targetsOf(env, builtBranch, environment),
    time: runGit('log', '-1', '--format=%cI') || built,
    built,
    telemetry: dsn !== '',
    turnstile: siteKey !== '',
  };
}
