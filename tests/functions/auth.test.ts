import { expect, test, vi } from 'vitest';
import { onRequest } from '../../functions/api/auth.ts';
import { commonHeaders } from '../../functions/http.ts';
import { site } from '../../src/site.ts';

const authUrl = `${site.url}/api/auth`;
const tokenResponse = { access_token: 'gho_token' };
const settings = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };

async function request(query: object = {}, init: RequestInit = {}, env: object = settings) {
  const response = await onRequest({
    request: new Request(`${authUrl}?${new URLSearchParams({ ...query })}`, init),
    env,
  });
  return Object.assign(response, { page: await response.text() });
}

/** Starts a sign-in, and requests the callback as GitHub's redirect makes the browser do. */
async function signIn({
  query = { code: 'x' } as object,
  response = tokenResponse as object,
  prefix = '',
  isDown = false,
  env = settings as object,
} = {}) {
  const start = await request();
  const authorizeUrl = new URL(start.headers.get('Location') ?? '');
  const github = vi.fn(async (_: string, _init: RequestInit) =>
    isDown ? Promise.reject() : Response.json(response),
  );
  vi.stubGlobal('fetch', github);
  const Cookie = `other=1; ${prefix}${start.headers.get('Set-Cookie')?.split(';')[0]}`;
  const callback = await request(
    { state: authorizeUrl.searchParams.get('state'), ...query },
    { headers: { Cookie } },
    env,
  );
  return { start, authorizeUrl, github: github.mock.calls, callback };
}

test('a sign-in redirects to GitHub with a random state, and returns a page that gives the token to its opener', async () => {
  const { start, authorizeUrl, github, callback } = await signIn();
  expect(Object.fromEntries(start.headers)).toMatchObject(
    Object.fromEntries(
      new Headers({ ...commonHeaders, 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
    ),
  );
  expect([start.status, authorizeUrl.origin + authorizeUrl.pathname]).toEqual([
    302,
    'https://github.com/login/oauth/authorize',
  ]);
  expect(Object.fromEntries(authorizeUrl.searchParams)).toMatchObject({
    client_id: 'id',
    redirect_uri: authUrl,
  });
  expect(start.headers.get('Set-Cookie')).toMatch(
    /^__Host-.*; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
  );
  const [[url, { body, headers = {} } = {}] = []] = github;
  expect([callback.status, url, headers]).toEqual([
    200,
    'https://github.com/login/oauth/access_token',
    { Accept: 'application/json' },
  ]);
  expect(String(body)).toContain('client_secret=secret&code=x');
  expect(callback.page).toContain('gho_token');
  // The page sends the token only to the site's origin, and no cache stores it.
  expect(callback.page).not.toMatch(/postMessage\([^)]*\*/);
  expect(callback.headers.get('Cache-Control')).toBe('no-store');
  expect(callback.headers.get('Set-Cookie')).toContain('Max-Age=0');
  // With a stricter policy the window would lose its opener on the way to GitHub.
  for (const headers of [start.headers, callback.headers])
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

test.each([
  ['http://127.0.0.1:8799', 'http://127.0.0.1:8799'],
  ['https://elsewhere.example', 'https://github.com'],
])('with %s as GitHub the secret is sent to %s', async (GITHUB_URL, origin) => {
  const { github } = await signIn({ env: { ...settings, GITHUB_URL } });
  expect(github[0]?.[0]).toBe(`${origin}/login/oauth/access_token`);
});

test.each<[string, number, string, ReturnType<typeof request> | Parameters<typeof signIn>[0]]>([
  [
    'without a secret',
    503,
    'Signing in is not set up.',
    request({}, {}, { GITHUB_CLIENT_ID: 'id' }),
  ],
  [
    'started by another site',
    403,
    'begin in the editor',
    request({}, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ],
  ['started with a POST', 403, 'begin in the editor', request({}, { method: 'POST' })],
  ['without a cookie', 403, 'did not begin', request({ state: 'x', code: 'x' })],
  ['with a forged state', 403, 'did not begin', { query: { state: 'x', code: 'x' } }],
  ['with a cookie of a similar name', 403, 'did not begin', { prefix: 'x' }],
  ['that the visitor refused', 403, 'not signed in', { query: { error: 'access_denied' } }],
  [
    'with a used code',
    403,
    'GitHub says: &lt;is&gt; spent',
    { response: { error_description: '<is> spent' } },
  ],
  [
    'with a malformed token',
    403,
    'GitHub has refused',
    { response: { access_token: '"});alert(1)//a' } },
  ],
  ['with half a token', 403, 'GitHub has refused', { response: { access_token: 'a"' } }],
  ['while GitHub is down', 502, 'GitHub does not answer', { isDown: true }],
])('a sign-in %s is refused with a page that says why', async (_, status, reason, attempt) => {
  const response = attempt instanceof Promise ? await attempt : (await signIn(attempt)).callback;
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(response.page).toContain(reason);
  expect(response.page).not.toContain('<script');
});
