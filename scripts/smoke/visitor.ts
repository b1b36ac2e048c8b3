/** Asks one site, all requests together for no longer than `signal` allows. */
export interface Visitor {
  base: URL;
  /** The answer to a path, redirects not followed. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** The text at a path. @throws Error when it is not answered with 200 */
  read: (path: string) => Promise<string>;
}

/** @param env may hold a service token that lets requests past Cloudflare Access */
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
    const once = () =>
      send(new URL(path, base), {
        redirect: 'manual',
        signal,
        ...init,
        headers: { ...access, ...init.headers },
      });
    // A socket that the other end has closed is this machine's fault: the request is made once more, on another.
    return once().catch((error: Error) => {
      if (signal.aborted) throw error;
      return once();
    });
  };
  const load = async (path: string) => {
    const answer = await ask(path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}; expected 200`);
    return answer.text();
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
