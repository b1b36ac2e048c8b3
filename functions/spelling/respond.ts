import { legacyTarget, plainPath } from './plainPath.ts';

export interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/**
 * Redirects an address in capitals to the page that is meant, in one step. Anything else gets what the deployment has under
 * that address, which is most often the page for lost visitors.
 */
export async function respond(request: Request, { ASSETS }: Env): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  const path = plainPath(pathname);
  const isPage = async () => (await ASSETS.fetch(new Request(origin + path, { redirect: 'manual' }))).status === 200;
  const target = path === pathname ? undefined : (legacyTarget(path) ?? ((await isPage()) ? path : undefined));
  if (target === undefined) return ASSETS.fetch(request);
  // Like the host's own redirects: the query is kept, and stands before the fragment.
  return new Response(null, { status: 301, headers: { Location: target.replace(/(?=#|$)/, search) } });
}
