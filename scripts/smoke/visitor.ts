import { ok } from 'node:assert/strict';
import type { BuildInfo } from '#src/build/buildInfo.ts';
import { site } from '#src/site.ts';

type Expected = { status?: number; text?: string; headers?: Record<string, string> };

export function accessHeaders() {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env;
  return id && secret
    ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret }
    : undefined;
}

/** @throws Error that names the setting which lacks an address */
export function originOf(address = '', setting: string): string {
  if (/^https?:\/\/[^/]/.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(`${setting} is "${address}"; expected an address such as https://your.domain`);
}

export function visitor(address: string, timeoutMs = 60_000) {
  const access = accessHeaders();
  const signal = AbortSignal.timeout(timeoutMs);
  /** Does not follow redirects. */
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { ...access, ...init.headers } as HeadersInit;
    const url = new URL(path, address);
    const send = () => fetch(url, { redirect: 'manual', signal, ...init, headers });
    // Retries once, because a kept-alive connection may have been closed.
    return send().catch(send);
  };
  /** @throws Error unless the response is, or contains, what is expected */
  async function read(path: string, expected: Expected = {}, init?: RequestInit) {
    const { status = 200, text = '', headers = {} } = expected;
    const response = await ask(path, init);
    const target = response.headers.get('Location') ?? '';
    const found = `${path} returned ${response.status}${target && ` to ${target}`}`;
    ok(response.status === status, `${found}; expected ${status}`);
    for (const [name, value] of Object.entries(headers)) {
      const header = response.headers.get(name);
      ok(header?.includes(value), `${path}: ${name} is "${header}"; expected "${value}"`);
    }
    const body = await response.text();
    ok(body.includes(text), `${path} lacks ${text}`);
    return body;
  }
  const readBuild = async (): Promise<BuildInfo> => JSON.parse(await read('/build.json'));
  return { isLive: new URL(address).host === new URL(site.url).host, ask, read, readBuild };
}

export type Visitor = ReturnType<typeof visitor>;
