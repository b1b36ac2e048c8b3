import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '../edge/wrangler.ts';
import { remedyFor } from './remedies.ts';

/** See https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/ */
export interface Deployment {
  id: string;
  /** The permanent address of this deployment. */
  url: string;
  created_on: string;
  latest_stage: { name: string; status: string };
  deployment_trigger?: { metadata?: { commit_hash?: string } };
}

interface Project {
  production_branch: string;
  /** The live deployment. */
  canonical_deployment: Deployment | null;
}

/** The times between attempts and between polls. Tests shorten them. */
export const delaysMs = { retry: 2000, poll: 2000 };

/** Sends a request, and retries it after status 429 or 5xx (RFC 6585, 4; RFC 9110, 15.6). */
async function send(
  url: string,
  init: RequestInit,
  retries = 3,
): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).then(
    async (it) => ({ status: it.status, text: await it.text() }),
    () => ({ status: 503, text: 'no answer' }),
  );
  if (!retries || (response.status !== 429 && response.status < 500)) return response;
  await pause(delaysMs.retry * 3 ** (3 - retries));
  return send(url, init, retries - 1);
}

/** Calls the API for what `wrangler pages` has no command for. Every call throws an Error that says what to do. */
export function pagesProject({ token, account }: { token: string; account: string }) {
  const api = process.env.CLOUDFLARE_API_BASE_URL || 'https://api.cloudflare.com/client/v4';
  const project = `${api}/accounts/${account}/pages/projects/${readSettings().name}`;

  async function request<Result>(path: string, method = 'GET'): Promise<Result> {
    const { status, text } = await send(project + path, {
      method,
      headers: { Authorization: `Bearer ${token}` },
    });
    if (status === 200) return JSON.parse(text).result;
    throw new Error(
      `${remedyFor(`${status} ${text}`)}\n${method} ${project}${path} returned ${status}: ${text}`,
    );
  }

  return {
    project: () => request<Project>(''),
    live: async () => (await request<Project>('')).canonical_deployment,
    deployment: (id: string) => request<Deployment>(`/deployments/${id}`),
    rollback: (id: string) => request<Deployment>(`/deployments/${id}/rollback`, 'POST'),
    /** Deletes a deployment. Cloudflare refuses to delete the live one. @returns whether it was deleted */
    remove: (id: string) =>
      request(`/deployments/${id}?force=true`, 'DELETE').then(
        () => true,
        () => false,
      ),
    /** Yields the complete production deployments, newest first, and requests pages as needed. */
    async *deployments(): AsyncGenerator<Deployment> {
      // The API's maximum.
      const pageSize = 25;
      for (let page = 1; ; page++) {
        const found = await request<Deployment[]>(
          `/deployments?env=production&page=${page}&per_page=${pageSize}`,
        );
        yield* found.filter(isComplete);
        if (found.length < pageSize) return;
      }
    },
  };
}

export type Pages = ReturnType<typeof pagesProject>;

/** The first twelve digits of a deployment's commit. */
export const commitOf = (deployment?: Deployment | null) =>
  deployment?.deployment_trigger?.metadata?.commit_hash?.slice(0, 12) || 'unknown';

/** Whether a deployment is complete. Only then can it be live. */
export const isComplete = ({ latest_stage: { name, status } }: Deployment) =>
  name === 'deploy' && status === 'success';
