import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buildTime } from '../../src/content/build/buildTime.ts';
import { candidateBranch, liveBranch, previewBranch } from './branches.ts';

type Environment = 'development' | 'preview' | 'production';

/** The facts about a build. */
export interface BuildFacts {
  /** Twelve digits of the commit, which is also the release's name; `unversioned` outside a repository. */
  commit: string;
  /** Twelve digits of a hash of the commit and the settings: what files lie below that are kept for good. */
  id: string;
  branch: string;
  environment: Environment;
  /** The branches of the Pages project that it may be deployed as; none for a build on somebody's own machine. */
  deployAs: string[];
  /** When the commit was made. */
  time: string;
  /** The moment that the build is for, which decides on what has expired. ISO 8601, UTC. */
  built: string;
  /** Whether the pages send telemetry. */
  telemetry: boolean;
  /** Whether the forms show Turnstile. */
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

/** The branch name from the deploying service: Cloudflare Pages, or GitHub for a pull request or a push. */
const deployedBranch = (env: Env) =>
  env.CF_PAGES_BRANCH || (env.GITHUB_ACTIONS && (env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME)) || '';

/** Whether GitHub builds a pull request, whose branch may have any name. */
const isPullRequest = (env: Env) =>
  Boolean(!env.CF_PAGES_BRANCH && env.GITHUB_ACTIONS && env.GITHUB_HEAD_REF);

/** A build on somebody's own machine is neither the live site nor a preview of it. */
function environmentOf(branch: string, proposed: boolean): Environment {
  if (!branch) return 'development';
  return branch === liveBranch && !proposed ? 'production' : 'preview';
}

/** Where a build may go. A pull request goes by its number, as anybody may give a branch any name. */
function targetsOf(env: Env, branch: string, environment: Environment): string[] {
  if (environment === 'development') return [];
  // The very files that are tried out under a preview address go live.
  if (environment === 'production') return [candidateBranch, liveBranch];
  const number = isPullRequest(env) && /^(\d+)\/merge$/.exec(env.GITHUB_REF_NAME ?? '')?.[1];
  return [number ? `pr-${number}` : previewBranch(branch)];
}

export function buildFacts(env: Env = process.env, ask: typeof git = git): BuildFacts {
  const deployed = deployedBranch(env);
  const environment = environmentOf(deployed, isPullRequest(env));
  const commit = ask('rev-parse', '--short=12', 'HEAD') || 'unversioned';
  const branch = deployed || ask('rev-parse', '--abbrev-ref', 'HEAD') || 'unversioned';
  const { SENTRY_DSN: dsn = '', TURNSTILE_SITE_KEY: siteKey = '' } = env;
  const built = buildTime(env).toISOString().replace(/\.\d+/, '');
  const settings = JSON.stringify([commit, environment, branch, dsn, siteKey, built.slice(0, 4)]);
  return {
    commit,
    id: createHash('sha256').update(settings).digest('hex').slice(0, 12),
    branch,
    environment,
    deployAs: targetsOf(env, deployed, environment),
    time: ask('log', '-1', '--format=%cI') || built,
    built,
    telemetry: dsn !== '',
    turnstile: siteKey !== '',
  };
}
