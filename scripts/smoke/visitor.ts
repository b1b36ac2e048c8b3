import { ok } from 'node:assert/strict';
import type { BuildFacts } from '../build/facts.ts';

/** What a response must be: its status, and what its text and headers contain. */
interface Expected {
  status?: number;
  text?: string;
  headers?: Record<string, string>;
}

/** @param env may contain a service token for Cloudflare Access */
export function visitor(address: string, timeoutMs = 60_000, env = process.env) {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = env;
  const access = id && secret && { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret };
  const signal = AbortSignal.timeout(timeoutMs);
  /** Requests a path, without following redirects. */
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { ...access, ...init.headers } as HeadersInit;
    const url = new URL(path, address);
    const send = () => fetch(url, { redirect: 'manual', signal, ...init, headers });
    // Retries once, because a kept-alive connection may have been closed.
    return send().catch(send);
  };
  /** Requests a path. @returns the text. @throws Error if the response is not as expected */
  async function read(path: string, expected: Expected = {}, init?: RequestInit) {
    const { status = 200, text = '', headers = {} } = expected;
    const response = await ask(path, init);
    const target = response.headers.get('Location') ?? '';
    ok(
      response.status === status,
      `${path} returned ${response.status}${target && ` to ${target}`}; expected ${status}`,
    );
    for (const [name, value] of Object.entries(headers)) {
      const found = response.headers.get(name);
      ok(found?.includes(value), `${path}: ${name} is "${found}"; expected "${value}"`);
    }
    const body = await response.text();
    ok(body.includes(text), `${path} lacks ${text}`);
    return body;
  }
  const readBuild = async (): Promise<BuildFacts> => JSON.parse(await read('/build.json'));
  return { origin: new URL(address).origin, ask, read, readBuild };
}

export type Visitor = ReturnType<typeof visitor>;
