import { randomUUID } from 'node:crypto';
import { serve } from 'srvx';
import type { Deployment } from '../../../scripts/deploy/api.ts';
import { readSettings } from '../../../scripts/edge/wrangler.ts';

interface Stored extends Deployment {
  commit: string;
  isProduction: boolean;
}

const apiError = (status: number, code: number, message: string) =>
  Object.assign(new Error(message), { status, code });

const { name: project } = readSettings();

/** Starts a local fake of Cloudflare's API with one Pages project, and of its live site. */
export async function startCloudflare() {
  const state = {
    productionBranch: 'main',
    deployments: [] as Stored[],
    /** The id of the live deployment. */
    live: undefined as string | undefined,
    /** The names of databases by their ids. */
    databases: {} as Record<string, string>,
    /** The status of new deployments. */
    status: 'success',
    /** Every request, such as `GET /pages/projects/x`. */
    requests: [] as string[],
    /** Errors for the next requests that match. */
    refusals: [] as { request: RegExp; times: number; error: ReturnType<typeof apiError> }[],
    refuse: (request: RegExp, status: number, code = 1, times = 99) =>
      void state.refusals.push({ request, times, error: apiError(status, code, 'x') }),
    find: (id?: string): Stored | undefined => state.deployments.find((it) => it.id === id),
    liveCommit: (): string | undefined => state.find(state.live)?.commit,
    site: (): Response => Response.json({ commit: state.liveCommit(), branch: 'main' }),
    /** Adds a deployment, which is live when it is complete. */
    add(commit: string, branch = 'main') {
      const id = randomUUID();
      const deployment = {
        id,
        commit,
        url: `https://${id}.pages.test`,
        isProduction: branch === state.productionBranch,
        // Each is later than the previous one.
        created_on: new Date(1e12 + state.deployments.length).toISOString(),
        latest_stage: { name: 'deploy', status: state.status },
        deployment_trigger: { metadata: { commit_hash: commit, branch } },
      };
      state.deployments.unshift(deployment);
      if (state.status === 'success') state.complete(deployment);
      return deployment;
    },
    complete(deployment: Stored) {
      deployment.latest_stage.status = 'success';
      if (deployment.isProduction) state.live = deployment.id;
    },
  };

  /** Keyed by patterns of the method and the path below the account. */
  const handlers: Record<string, (match: string[]) => unknown> = {
    'GET /pages/projects/([^/]+)': ([name]) => {
      if (name !== project) throw apiError(404, 8000007, 'Project not found.');
      const canonical_deployment = state.find(state.live) ?? null;
      return { production_branch: state.productionBranch, canonical_deployment };
    },
    'GET .*/deployments\\?env=(\\w+)&page=(\\d+)&per_page=25': ([env, page]) =>
      state.deployments
        .filter(({ isProduction }) => isProduction === (env === 'production'))
        .slice((Number(page) - 1) * 25, Number(page) * 25),
    'DELETE .*/deployments/([^/?]+)\\?force=true': ([id]) => {
      if (id === state.live) throw apiError(400, 8000034, 'It is the active deployment.');
      state.deployments = state.deployments.filter((it) => it.id !== id);
    },
    'POST .*/deployments/([^/]+)/rollback': ([id]) => {
      state.live = id;
    },
    'GET /d1/database/(.*)': ([id = '']) => {
      if (!state.databases[id]) throw apiError(404, 7404, 'The database could not be found');
      return { name: state.databases[id] };
    },
  };

  function respond({ method, url }: Request): unknown {
    const { pathname, search } = new URL(url);
    const line = `${method} ${pathname.replace(/^\/accounts\/[^/]+/, '')}${search}`;
    state.requests.push(line);
    const refusal = state.refusals.find((it) => it.times > 0 && it.request.test(line));
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

  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => {
      if (request.url.endsWith('/build.json')) return state.site();
      try {
        return Response.json({ result: respond(request) ?? null });
      } catch (error) {
        const { status = 500, code, message } = error as ReturnType<typeof apiError>;
        return Response.json({ errors: [{ code, message }] }, { status });
      }
    },
  });
  await server.ready();
  const url = `http://127.0.0.1:${new URL(server.url ?? '').port}`;
  return Object.assign(state, { url, stop: () => server.close(true) });
}
