import { setTimeout as pause } from 'node:timers/promises';
import { readSettings, wrangler } from '../serve/wrangler.ts';

/**
 * See
 * https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/
 */
export interface Deployment {
  id: string;
  /** The permanent URL of this deployment. */
  url: string;
  created_on: string;
  latest_stage: { name: string; status: string };
  deployment_trigger?: { metadata?: { commit_hash?: string; branch?: string } };
}

/** The next step after an error, by the codes and messages of Cloudflare and wrangler. */
const remedies = {
  'loggedIn":false|not logged in':
    'You are not logged in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
  '\\b8000007\\b':
    'There is no such Pages project in this account: create it with `npx wrangler pages project create NAME --production-branch main`, or change `name` in wrangler.toml or CLOUDFLARE_ACCOUNT_ID.',
  '\\b(40[13]|10000|10001|9109)\\b':
    'The token has expired or may not do this: in Cloudflare’s dashboard, under My Profile, API Tokens, create one with “Cloudflare Pages: Edit” and “D1: Edit” for this account, and put it into CLOUDFLARE_API_TOKEN (or run `npx wrangler login` again).',
  'SQLITE_ERROR|already exists|duplicate column':
    'A migration does not fit the database: fix the newest one in `migrations/`, and deploy again. The database of previews may also be deleted and created anew.',
  '': 'Look at https://www.cloudflarestatus.com, and run the same command again, which is always safe.',
};

export const remedyFor = (error: string) =>
  Object.entries(remedies).find(([pattern]) => new RegExp(pattern, 'i').test(error))?.[1];

const askWrangler = (...args: string[]) =>
  wrangler([...args, '--json']).then(JSON.parse, ({ message }: Error) => {
    throw new Error(`${remedyFor(message)}\n${message}`);
  });

/** Reads token and account from the environment or wrangler's login, and sets them for wrangler. */
async function readCredentials(env: NodeJS.ProcessEnv) {
  const [account, ...more] = env.CLOUDFLARE_ACCOUNT_ID
    ? [{ id: env.CLOUDFLARE_ACCOUNT_ID }]
    : (await askWrangler('whoami')).accounts;
  if (more.length) throw new Error('Set CLOUDFLARE_ACCOUNT_ID. `npx wrangler whoami` lists yours.');
  env.CLOUDFLARE_API_TOKEN ||= (await askWrangler('auth', 'token')).token;
  env.CLOUDFLARE_ACCOUNT_ID = account.id;
}

/** Calls what wrangler has no command for. Every call throws an Error that says what to do. */
export async function cloudflare(env = process.env) {
  await readCredentials(env);
  const api = `https://api.cloudflare.com/client/v4/accounts/${env.CLOUDFLARE_ACCOUNT_ID}`;
  const headers = { Authorization: `Bearer ${env.CLOUDFLARE_API_TOKEN}` };
  /** Retries status 429 and 5xx (RFC 6585, 4; RFC 9110, 15.6). */
  async function request<Result>(path: string, method = 'GET', retries = 3): Promise<Result> {
    const url = api + path;
    const signal = AbortSignal.timeout(30_000);
    const response = fetch(url, { method, headers, signal });
    const { status, text } = await response.then(
      async (it) => ({ status: it.status, text: await it.text() }),
      () => ({ status: 503, text: 'no answer' }),
    );
    if (status === 200) return JSON.parse(text).result;
    if (!retries || (status !== 429 && status < 500))
      throw new Error(`${remedyFor(`${status} ${text}`)}\n${method} ${url}: ${status} ${text}`);
    await pause(2000 * 3 ** (3 - retries));
    return request(path, method, retries - 1);
  }
  const project = `/pages/projects/${readSettings().name}`;
  const host = {
    project: () =>
      request<{ production_branch: string; canonical_deployment: Deployment | null }>(project),
    live: async () => (await host.project()).canonical_deployment,
    /** Returns a page of the deployments, newest first. */
    deployments: (page = 1, env = 'production') =>
      request<Deployment[]>(`${project}/deployments?env=${env}&page=${page}&per_page=25`),
    async *allDeployments(env?: string) {
      for (let page = 1; ; page++) {
        const found = await host.deployments(page, env);
        if (!found.length) return;
        yield* found;
      }
    },
    /** Makes a deployment live. Looks after an error, because the answer may have been lost. */
    rollBack: (id: string) =>
      request(`${project}/deployments/${id}/rollback`, 'POST').catch(async (error: Error) => {
        if ((await host.live())?.id !== id) throw error;
      }),
    remove: (id: string) => request(`${project}/deployments/${id}?force=true`, 'DELETE'),
    databaseName: (id: string) =>
      request<{ name: string }>(`/d1/database/${id}`).then(
        ({ name }) => name,
        (error: Error) => {
          if (!error.message.includes('7404')) throw error;
          return 'nothing';
        },
      ),
  };
  return host;
}

export type Host = Awaited<ReturnType<typeof cloudflare>>;

/** The first twelve digits of a deployment's commit. One that was made in the dashboard has none. */
export const commitOf = (deployment: Deployment) =>
  deployment.deployment_trigger?.metadata?.commit_hash?.slice(0, 12);

export const nameOf = (deployment: Deployment | null) =>
  deployment ? `${deployment.id} (commit ${commitOf(deployment)})` : 'nothing';

/** Only a complete deployment can be live, and a failed one never becomes complete. */
export function stageOf({ latest_stage: { name, status } }: Deployment) {
  if (name === 'deploy' && status === 'success') return 'complete';
  return ['failure', 'canceled', 'skipped'].includes(status) ? 'failed' : 'pending';
}
