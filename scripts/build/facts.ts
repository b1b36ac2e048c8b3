import { execFileSync } from 'node:child_process';
import { buildTime } from '../../src/content/buildTime.ts';

export type Environment = 'development' | 'preview' | 'production';

/** The facts about a build. */
export interface BuildFacts {
  /** Twelve digits of the commit, which is also the release's name; `unversioned` outside a repository. */
  commit: string;
  branch: string;
  environment: Environment;
  /** When the commit was made. */
  time: string;
  /** The moment that the build is for, which decides on what has expired. ISO 8601, UTC. */
  built: string;
}

/** The branch that is live. */
const liveBranch = 'main';

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The branch name from the deploying service: Cloudflare Pages, or GitHub for a pull request or a push. */
const deployedBranch = (env: Record<string, string | undefined>) =>
  env.CF_PAGES_BRANCH || (env.GITHUB_ACTIONS && (env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME)) || '';

/** A build on somebody's own machine is neither the live site nor a preview of it. */
export function environmentOf(branch: string): Environment {
  if (!branch) return 'development';
  return branch === liveBranch ? 'production' : 'preview';
}

export function buildFacts(env: Record<string, string | undefined> = process.env, ask: typeof git = git): BuildFacts {
  const branch = deployedBranch(env);
  const built = buildTime(env).toISOString().replace(/\.\d+/, '');
  return {
    commit: ask('rev-parse', '--short=12', 'HEAD') || 'unversioned',
    branch: branch || ask('rev-parse', '--abbrev-ref', 'HEAD') || 'unversioned',
    environment: environmentOf(branch),
    time: ask('log', '-1', '--format=%cI') || built,
    built,
  };
}
