import { type BuildFacts, buildFacts } from '../build/facts.ts';
import type { Account } from './account.ts';
import { type Context, runJob, runLine } from './job.ts';

export interface Stage {
  account: Account;
  /** The live site's address. */
  siteUrl: string;
  /** Makes a working copy with a build that says this of itself. Returns its folder. */
  workspace: (facts: Partial<BuildFacts>) => string;
  /** The environment that a workflow's steps run in. */
  env: Record<string, string>;
}

export interface Scenario {
  name: string;
  play: (stage: Stage) => Promise<void>;
}

type Expected = { ok: boolean; says?: (string | RegExp)[] };

/** @throws Error with all that was printed, unless a run ended and said as expected */
export function check(what: string, { ok, said }: { ok: boolean; said: string }, expected: Expected) {
  const silent = (expected.says ?? []).find((words) => (typeof words === 'string' ? !said.includes(words) : !words.test(said)));
  if (ok !== expected.ok) throw new Error(`${what} ${ok ? 'succeeded' : 'failed'}, against expectation:\n${said}`);
  if (silent) throw new Error(`${what} does not say ${silent}:\n${said}`);
}

export function assertThat(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

export const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const known = buildFacts({ CF_PAGES_BRANCH: 'main' });
/** A build of one commit is always made at the same moment here, so that its files are the same. */
export const forLive = (commit: string) => ({ ...known, commit });

export const keysOf = ({ id }: Account) => ({ CLOUDFLARE_API_TOKEN: 'belongs-to-nobody', CLOUDFLARE_ACCOUNT_ID: id });

/** The values that expressions of the workflows read. */
export const contextOf = (
  { account, siteUrl }: Stage,
  sha: string,
  { ref = 'main', ...more }: Context & { ref?: string } = {},
) => ({
  secrets: keysOf(account),
  vars: { SITE_URL: siteUrl },
  github: { sha, token: 'belongs-to-nobody', event: { pull_request: { head: { sha, ref } } } },
  ...more,
});

export const liveCommit = ({ deployments, live }: Account) =>
  deployments.find(({ id }) => id === live)?.deployment_trigger.metadata.commit_hash;

/** Runs the production workflow's last job with a build of a commit. */
export async function goLive(
  stage: Stage,
  commit: string,
  { spoil, ...facts }: Partial<BuildFacts> & { spoil?: (folder: string) => void } = {},
) {
  const folder = stage.workspace({ ...forLive(commit), ...facts });
  spoil?.(folder);
  return runJob('production.yml', 'production', folder, stage.env, contextOf(stage, commit));
}

export const deploy = (stage: Stage, facts: Partial<BuildFacts>, more: string, env: Record<string, string> = {}) =>
  runLine(`npm run deploy${more}`, stage.workspace(facts), {
    ...stage.env,
    ...keysOf(stage.account),
    ...env,
  });
