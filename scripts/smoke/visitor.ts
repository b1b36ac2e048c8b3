/** Sends requests to one site. All of them end when `signal` aborts. */
export interface Visitor {
  base: URL;
  /** Requests a path, without following redirects. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns the text at a path, cached. @throws Error if the status is not 200 */
  read: (path: string) => Promise<string>;
}

/** @param env may contain a service token for Cloudflare Access */
export function visitor(
  base: string,
  signal: AbortSignal,
  env: Record<string, string | undefined> = process.env,
  send: typeof fetch = fetch,
): Visitor {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = env;
  const access: Record<string, string> =
    id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {};
  const texts = new Map<string, Promise<string>>();
  const ask: Visitor['ask'] = async (path, init = {}) => {
    const sendOnce = () =>
      send(new URL(path, base), {
        redirect: 'manual',
        signal,
        ...init,
        headers: { ...access, ...init.headers },
      });
    // Retries once, because a kept-alive connection may have been closed.
    return sendOnce().catch((error: Error) => {
      if (signal.aborted) throw error;
      return sendOnce();
    });
  };
  const load = async (path: string) => {
    const response = await ask(path);
    if (response.status !== 200)
      throw new Error(`${path} returned ${response.status}; expected 200`);
    return response.text();
  };
  return {
    base: new URL(base),
    ask,
    read(path) {
      const text = texts.get(path) ?? load(path);
      texts.set(path, text);
      return text;
    },
  };
}
