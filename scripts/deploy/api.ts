import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
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
  canonical_deployment: Deployment | null;
}

interface Envelope<Result> {
  success: boolean;
  errors: { code: number; message: string }[];
  result: Result;
}

/** How often a request is made that may pass later. */
export const maxAttempts = 4;

/** Milliseconds between attempts and between polls; tests shorten them. */
export const waits = { retry: 2000, poll: 2000 };

/** Whether the same request may pass later (RFC 6585, 4; RFC 9110, 15.6). */
const isTransient = (status: number) => status === 429 || status >= 500;

/** One request, made again while it may pass later. @returns the status and the text of the answer */
async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).then(
      async (response) => ({ response, text: await response.text() }),
      () => undefined,
    );
    if (answer && (attempt === maxAttempts || !isTransient(answer.response.status)))
      return { status: answer.response.status, text: answer.text };
    if (attempt === maxAttempts)
      throw new Error(`${new URL(url).host} could not be reached. ${remedyFor('could not be reached')}`);
    const told = Number(answer?.response.headers.get('Retry-After')) * 1000;
    await pause(Math.min(60_000, told || waits.retry * 3 ** (attempt - 1)));
  }
}

function parse<Result>(text: string): Envelope<Result> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of the Pages project. @throws Error when wrangler.toml has none */
function projectName(file = 'wrangler.toml'): string {
  const [name] = /(?<=^name = ")[^"]+/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!name) throw new Error(`${file} has no name; it must name the Pages project, as in: name = "dunavik-website"`);
  return name;
}

/** What `wrangler pages` has no command for, of one project. Every call throws an Error that says what to do. */
export function pagesProject({
  token,
  account,
  project = projectName(),
}: {
  token: string;
  account: string;
  project?: string;
}) {
  const api = process.env.CLOUDFLARE_API_BASE_URL || 'https://api.cloudflare.com/client/v4';

  async function ask<Result>(path: string, method = 'GET'): Promise<Result> {
    const url = `${api}/accounts/${account}/pages/projects/${project}${path}`;
    const { status, text } = await send(url, { method, headers: { Authorization: `Bearer ${token}` } });
    const envelope = parse<Result>(text);
    if (envelope?.success) return envelope.result;
    const reasons = envelope?.errors?.map(({ code, message }) => `${message} (${code})`).join('; ') || 'not in JSON';
    throw new Error(
      `Cloudflare answered ${method} ${path || project} with ${status}: ${reasons}. ${remedyFor(`${status} ${reasons}`)}`,
    );
  }

  return {
    project: () => ask<Project>(''),
    live: async () => (await ask<Project>('')).canonical_deployment,
    /** The token that wrangler uploads with. */
    uploadToken: async () => (await ask<{ jwt: string }>('/upload-token')).jwt,
    deployment: (id: string) => ask<Deployment>(`/deployments/${id}`),
    rollback: (id: string) => ask<Deployment>(`/deployments/${id}/rollback`, 'POST'),
    /** Deletes a deployment. The host refuses it for the one that is live. */
    remove: (id: string) => ask<null>(`/deployments/${id}?force=true`, 'DELETE'),
    /** All complete deployments of production, newest first, asked for page by page as they are read. */
    async *deployments(): AsyncGenerator<Deployment> {
      // The largest page that the interface gives.
      const size = 25;
      const seen = new Set<string>();
      for (let page = 1; ; page++) {
        const found = await ask<Deployment[]>(`/deployments?env=production&page=${page}&per_page=${size}`);
        // One that was made meanwhile moves the others to the next page.
        const unseen = found.filter(({ id }) => !seen.has(id));
        for (const { id } of unseen) seen.add(id);
        yield* unseen.filter(isComplete);
        if (found.length < size || unseen.length === 0) return;
      }
    },
  };
}

export type Pages = ReturnType<typeof pagesProject>;

/** The commit that a deployment was made of, in twelve digits. */
export const commitOf = ({ deployment_trigger: trigger }: Deployment) => (trigger?.metadata?.commit_hash ?? '').slice(0, 12);

/** Whether a deployment is complete: only then can it be live. */
export const isComplete = ({ latest_stage: { name, status } }: Deployment) => name === 'deploy' && status === 'success';
