import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Deployment } from '#scripts/deploy/api.ts';
import { readSettings } from '#scripts/serve/wrangler.ts';

interface Stored extends Deployment {
  commit: string;
  isProduction: boolean;
}

const { name: project } = readSettings();

const failure = (status: number, code: number) => Response.json({ errors: [{ code }] }, { status });

/** Replaces Cloudflare's API, with one Pages project and its live site, until the test ends. */
export function fakeCloudflare() {
  const state = {
    productionBranch: 'main',
    deployments: [] as Stored[],
    live: undefined as string | undefined,
    /** By id. */
    databases: {} as Record<string, string>,
    status: 'success',
    /** The status of the response to a request such as `GET /pages/projects/x`. */
    statusOf: (_request: string) => 200,
    find: (id?: string): Stored | undefined => state.deployments.find((it) => it.id === id),
    liveCommit: (): string | undefined => state.find(state.live)?.commit,
    site: (): Response => Response.json({ commit: state.liveCommit(), branch: 'main' }),
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
  const handlers: Record<string, (...parts: string[]) => unknown> = {
    'GET /pages/projects/([^/]+)': (name) =>
      name === project
        ? {
            production_branch: state.productionBranch,
            canonical_deployment: state.find(state.live) ?? null,
          }
        : failure(404, 8000007),
    'GET .*/deployments\\?env=(\\w+)&page=(\\d+)&per_page=25': (env, page) =>
      state.deployments
        .filter(({ isProduction }) => isProduction === (env === 'production'))
        .slice((Number(page) - 1) * 25, Number(page) * 25),
    'DELETE .*/deployments/([^/?]+)\\?force=true': (id) => {
      state.deployments = state.deployments.filter((it) => it.id !== id);
    },
    'POST .*/deployments/([^/]+)/rollback': (id) => {
      state.live = id;
    },
    'GET /d1/database/(.*)': (id = '') =>
      state.databases[id] ? { name: state.databases[id] } : failure(404, 7404),
  };

  function respond(request: string): unknown {
    const status = state.statusOf(request);
    if (status !== 200) return failure(status, 1);
    for (const [pattern, handle] of Object.entries(handlers)) {
      const match = new RegExp(`^${pattern}$`).exec(request);
      if (match) return handle(...match.slice(1));
    }
    return failure(404, 7003);
  }
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/build.json') return state.site();
    const result = respond(`${method} ${pathname.split('/account')[2]}${search}`);
    return result instanceof Response ? result : Response.json({ result: result ?? null });
  });
  return state;
}
