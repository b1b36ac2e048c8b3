import { createServer } from 'node:http';
import { createProxyServer } from 'httpxy';
import { host } from '../serve/listen.ts';
import { freePort } from '../serve/ports.ts';
import { accessHeaders, visitor } from '../smoke/visitor.ts';

const name = 'CF_Authorization';

/**
 * Exchanges the service token for the cookie of Cloudflare Access. A browser sends a cookie to its own
 * site only, but would send the token as a header to every site.
 */
export async function accessCookie(address: string): Promise<string> {
  const { headers } = await visitor(address).ask('/');
  const cookie = headers.getSetCookie().find((text) => text.startsWith(`${name}=`));
  return cookie?.split(/[=;]/)[1] ?? '';
}

export const stateWith = (value: string, address: string) => ({
  origins: [],
  cookies: [
    {
      ...{ name, value, domain: new URL(address).hostname, path: '/', expires: -1 },
      ...{ httpOnly: true, secure: true, sameSite: 'Lax' as const },
    },
  ],
});

/**
 * Starts a proxy that adds the service token to each request, because WebDriver sets no cookies before
 * a page of the site is open.
 * @returns its address, or `target` without a token
 */
export async function accessProxy(target: string): Promise<string> {
  const headers = accessHeaders();
  if (!headers) return new URL(target).origin;
  const proxy = createProxyServer({ target, headers, changeOrigin: true });
  const port = await freePort();
  createServer((request, response) => {
    proxy.web(request, response).catch(() => response.destroy());
  }).listen(port, host);
  return `http://${host}:${port}`;
}
