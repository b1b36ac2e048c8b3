import { visitor } from '../smoke/visitor.ts';

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

/** The state of a browser that has this cookie. */
export const stateWith = (value: string, address: string) => ({
  origins: [],
  cookies: [
    {
      ...{ name, value, domain: new URL(address).hostname, path: '/', expires: -1 },
      ...{ httpOnly: true, secure: true, sameSite: 'Lax' as const },
    },
  ],
});
