import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '../edge/wrangler.ts';
import { remedyFor } from './remedies.ts';

/** As https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/ has it. */
export interface Deployment {
  id: string;
  /** The address of this deployment alone, which stays. */
  url: string;
  created_on: string;
  latest_stage: { name: string; status: string };
  deployment_trigger?: { metadata?: { commit_hash?: string } };
}

interface Project {
  production_branch: string;
  /** What is live. */
  canonical_deployment: Deployment | null;
}

/** Milliseconds between attempts and between polls; tests shorten them. */
export const waits = { retry: 2000, poll: 2000 };

/** One request, made again while it may pass later (RFC 6585, 4; RFC 9110, 15.6). */
async function send(
  url: string,
  init: RequestInit,
  retries = 3,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 503, text: 'no answer' }),
  );
  if (!retries || (answer.status !== 429 && answer.status < 500)) return answer;
  await pause(waits.retry * 3 ** (3 - retries));
  return send(url, init, retries - 1);
}

/** What `wrangler pages` has no command for, of the project. Every call throws an Error that says what to do. */
export function pagesProject({ token, account }: { token: string; account: string }) {
  const api = process.env.CLOUDFLARE_API_BASE_URL || 'https://api.cloudflare.com/client/v4';
  const project = `${api}/accounts/${account}/pages/projects/${readSettings().name}`;

  async function ask<Result>(path: string, method = 'GET'): Promise<Result> {
    const { status, text } = await send(project + path, {
      method,
      headers: { Authorization: `Bearer ${token}` },
    });
    if (status === 200) return JSON.parse(text).result;
    throw new Error(
      `${remedyFor(`${status} ${text}`)}\n${method} ${project}${path} was answered with ${status}: ${text}`,
    );
  }

  return {
    project: () => ask<Project>(''),
    live: async () => (await ask<Project>('')).canonical_deployment,
    deployment: (id: string) => ask<Deployment>(`/deployments/${id}`),
    rollback: (id: string) => ask<Deployment>(`/deployments/${id}/rollback`, 'POST'),
    /** Deletes a deployment, which the host refuses for the one that is live. @returns whether it is gone */
    remove: (id: string) =>
      ask(`/deployments/${id}?force=true`, 'DELETE').then(
        () => true,
        () => false,
      ),
    /** All complete deployments of production, newest first, asked for page by page as they are read. */
    async *deployments(): AsyncGenerator<Deployment> {
      // The largest page that the interface gives.
      const size = 25;
      for (let page = 1; ; page++) {
        const found = await ask<Deployment[]>(
          `/deployments?env=production&page=${page}&per_page=${size}`,
        );
        yield* found.filter(isComplete);
        if (found.length < size) return;
      }
    },
  };
}

export type Pages = ReturnType<typeof pagesProject>;

/** The commit that a deployment was made of, in twelve digits. */
export const commitOf = (one?: Deployment | null) =>
  one?.deployment_trigger?.metadata?.commit_hash?.slice(0, 12) || 'unknown';

/** Whether a deployment is complete: only then can it be live. */
export const isComplete = ({ latest_stage: { name, status } }: Deployment) =>
  name === 'deploy' && status === 'success';
