import { vi } from 'vitest';
import type { Deployment } from '#scripts/deploy/api.ts';
import { readSettings } from '#scripts/serve/wrangler.ts';

interface Stored extends Deployment {
  commit: string;
  isProduction: boolean;
}

const project = `/pages/projects/${readSettings().name}`;

const failure = (status: number, code: number) => Response.json({ errors: [{ code }] }, { status });

/** Replaces Cloudflare's API, with one Pages project and its live site, until the test ends. */
export function fakeCloudflare() {
  let nextId = 10_000_000;
  const state = {
    productionBranch: 'main',
    /** Newest first. */
    deployments: [] as Stored[],
    live: undefined as Stored | undefined,
    /** By id. */
    databases: {} as Record<string, string>,
    /** Of the next deployments. */
    status: 'success',
    /** The status of the response to a request such as `GET /pages/projects/x`. */
    statusOf: (_request: string) => 200,
    site: (): Response => Response.json({ commit: state.live?.commit, branch: 'main' }),
    add(commit: string, branch = 'main') {
      const id = String(nextId++);
      const deployment = {
        id,
        commit,
        url: `https://${id}.pages.test`,
        isProduction: branch === state.productionBranch,
        created_on: id,
        latest_stage: { name: 'deploy', status: state.status },
        deployment_trigger: { metadata: { commit_hash: commit, branch } },
      };
      state.deployments.unshift(deployment);
      if (state.status === 'success') state.complete(deployment);
      return deployment;
    },
    complete(deployment: Stored) {
      deployment.latest_stage.status = 'success';
      if (deployment.isProduction) state.live = deployment;
    },
    goBackTo(commit: string) {
      state.live = state.deployments.find((it) => it.commit === commit);
    },
  };

  function answer(request: string): unknown {
    const [, id = ''] = /\/(?:deployments|database)\/(\w+)/.exec(request) ?? [];
    const [, env, page] = /\/deployments\?env=(\w+)&page=(\d+)/.exec(request) ?? [];
    if (env)
      return state.deployments
        .filter(({ isProduction }) => isProduction === (env === 'production'))
        .slice((Number(page) - 1) * 25, Number(page) * 25);
    if (request.startsWith('DELETE'))
      state.deployments = state.deployments.filter((it) => it.id !== id);
    else if (request.endsWith('/rollback'))
      state.live = state.deployments.find((it) => it.id === id);
    else if (request.includes('/d1/'))
      return state.databases[id] ? { name: state.databases[id] } : failure(404, 7404);
    else if (!request.endsWith(project)) return failure(404, 8000007);
    return { production_branch: state.productionBranch, canonical_deployment: state.live ?? null };
  }
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/build.json') return state.site();
    const request = `${method} ${pathname.split('/account')[2]}${search}`;
    const status = state.statusOf(request);
    const result = status === 200 ? answer(request) : failure(status, 1);
    return result instanceof Response ? result : Response.json({ result });
  });
  return state;
}
