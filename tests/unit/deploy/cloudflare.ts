import { randomUUID } from 'node:crypto';
import { serve } from 'srvx';
import { readSettings } from '../../../scripts/edge/wrangler.ts';

interface Deployment {
  id: string;
  url: string;
  environment: 'production' | 'preview';
  created_on: string;
  latest_stage: { name: string; status: string };
  deployment_trigger: { metadata: { commit_hash: string } };
}

const apiError = (status: number, code: number, message: string) =>
  Object.assign(new Error(message), { status, code });

const { name: project } = readSettings();

/** Starts a local fake of Cloudflare's API with one Pages project. */
export async function startCloudflare() {
  const state = {
    productionBranch: 'main',
    deployments: [] as Deployment[],
    live: undefined as string | undefined,
    /** The names of databases by their ids. */
    databases: {} as Record<string, string>,
    /** The stage of new deployments. */
    stage: { name: 'deploy', status: 'success' },
    /** Every request, such as `GET /pages/projects/x`. */
    requests: [] as string[],
    /** Errors for the next requests that match. */
    refusals: [] as { request: RegExp; times: number; error: ReturnType<typeof apiError> }[],
    refuse: (request: RegExp, status: number, code: number, message: string, times = 99) =>
      void state.refusals.push({ request, times, error: apiError(status, code, message) }),
    addDeployment,
    complete,
    commitAt: (id?: string): string | undefined =>
      state.deployments.find((it) => it.id === (id ?? state.live))?.deployment_trigger.metadata
        .commit_hash,
    /** Answers a request for build.json of the live site. */
    site: (): Response => Response.json({ commit: state.commitAt() }),
  };
  const find = (id = '') => {
    const found = state.deployments.find((it) => it.id === id);
    if (!found)
      throw apiError(404, 8000009, 'The deployment ID you have specified does not exist.');
    return found;
  };

  /** Adds a deployment, which is live when it is complete. */
  function addDeployment(commit_hash: string, branch = 'main') {
    const id = randomUUID();
    const latest = Date.parse(state.deployments[0]?.created_on ?? '1970-01-01');
    const deployment: Deployment = {
      id,
      url: `https://${id}.pages.test`,
      environment: branch === state.productionBranch ? 'production' : 'preview',
      // Always later than the previous one.
      created_on: new Date(Math.max(Date.now(), latest + 1)).toISOString(),
      latest_stage: state.stage,
      deployment_trigger: { metadata: { commit_hash } },
    };
    state.deployments.unshift(deployment);
    if (deployment.latest_stage.status === 'success') complete(id);
    return deployment;
  }

  function complete(id: string) {
    const deployment = find(id);
    deployment.latest_stage = { name: 'deploy', status: 'success' };
    if (deployment.environment === 'production') state.live = id;
  }

  /** Keyed by patterns of the method and the path below the account. */
  const handlers: Record<string, (match: string[]) => unknown> = {
    'GET /pages/projects/([^/]+)': ([name]) => {
      if (name !== project) throw apiError(404, 8000007, 'Project not found.');
      const canonical_deployment = state.deployments.find(({ id }) => id === state.live) ?? null;
      return { production_branch: state.productionBranch, canonical_deployment };
    },
    'GET .*/deployments\\?env=production&page=(\\d+)&per_page=25': ([page]) => {
      const all = state.deployments.filter(({ environment }) => environment === 'production');
      return all.slice((Number(page) - 1) * 25, Number(page) * 25);
    },
    'GET .*/deployments/([^/?]+)': ([id]) => find(id),
    'DELETE .*/deployments/([^/?]+)\\?force=true': ([id]) => {
      if (find(id).id === state.live)
        throw apiError(400, 8000034, 'The active production deployment cannot be deleted.');
      state.deployments = state.deployments.filter((it) => it.id !== id);
    },
    'GET /d1/database/(.*)': ([id = '']) => {
      if (!state.databases[id]) throw apiError(404, 7404, 'The database could not be found');
      return { name: state.databases[id] };
    },
    'POST .*/deployments/([^/]+)/rollback': ([id]) => {
      state.live = find(id).id;
      return find(id);
    },
  };

  function respond(request: Request): unknown {
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname.replace(/^\/accounts\/[^/]+/, '')}${search}`;
    state.requests.push(line);
    const refusal = state.refusals.find(
      ({ request: pattern, times }) => times > 0 && pattern.test(line),
    );
    if (refusal) {
      refusal.times -= 1;
      throw refusal.error;
    }
    for (const [pattern, handle] of Object.entries(handlers)) {
      const match = new RegExp(`^${pattern}$`).exec(line);
      if (match) return handle(match.slice(1));
    }
    throw apiError(404, 7003, `Could not route to ${line}`);
  }

  const envelope = (status: number, result: unknown, errors: object[] = []) =>
    Response.json({ success: errors.length === 0, errors, messages: [], result }, { status });
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      // The live site.
      if (request.url.endsWith('/build.json')) return state.site();
      try {
        return envelope(200, await respond(request));
      } catch (error) {
        const { status = 500, code = 8000000, message } = error as ReturnType<typeof apiError>;
        return envelope(status, null, [{ code, message }]);
      }
    },
  });
  await server.ready();
  const url = `http://127.0.0.1:${new URL(server.url ?? '').port}`;
  return Object.assign(state, { url, stop: () => server.close(true) });
}
