import { expect, test, vi } from 'vitest';
import { onRequest } from '../../functions/api/auth.ts';
import { site } from '../../src/site.ts';

const env = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
const address = `${site.url}/api/auth`;

async function ask(init: RequestInit = {}, query: Record<string, string> = {}, settings: Record<string, string> = env) {
  const request = new Request(`${address}?${new URLSearchParams(query)}`, init);
  const response = await onRequest({ request, env: settings });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Begins a sign-in, and asks what GitHub makes the browser ask when it sends it back, changed. */
async function goThrough(query: Record<string, string>, token: () => unknown, changed: (state: string) => string, prefix = '') {
  const { status, headers } = await ask();
  const there = new URL(headers.get('Location') ?? '');
  const github = vi.fn(async (_: string, _init: { body: URLSearchParams }) => Response.json(await token()));
  vi.stubGlobal('fetch', github);
  const Cookie = `other=1; ${prefix}${headers.get('Set-Cookie')?.split(';')[0]}`;
  const back = await ask({ headers: { Cookie } }, { state: changed(there.searchParams.get('state') ?? ''), ...query });
  return { begun: { status, headers, there }, github: github.mock.calls, back };
}

const code = { code: 'x' };
const given = () => ({ access_token: 'gho_token' });
const same = (state: string) => state;

test('a sign-in goes to GitHub with a state of its own, and comes back to a page that gives the token to its opener', async () => {
  const { begun, github, back } = await goThrough(code, given, same);
  expect([begun.status, begun.there.origin + begun.there.pathname]).toEqual([302, 'https://github.com/login/oauth/authorize']);
  expect(Object.fromEntries(begun.there.searchParams)).toMatchObject({ client_id: 'id', redirect_uri: address });
  expect(begun.headers.get('Set-Cookie')).toMatch(/^__Host-.*; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/);
  expect([back.status, github[0]?.[0]]).toEqual([200, 'https://github.com/login/oauth/access_token']);
  expect(Object.fromEntries(github[0]?.[1].body ?? [])).toMatchObject({ client_secret: 'secret', code: 'x' });
  expect(back.text).toContain('gho_token');
  // To its own origin only, and to no store, not even the browser's own.
  expect(back.text).not.toMatch(/postMessage\([^)]*\*/);
  expect(back.headers.get('Cache-Control')).toBe('no-store');
  expect(back.headers.get('Set-Cookie')).toContain('Max-Age=0');
  // A policy of its own: but for these two, the window would be its opener's no longer after GitHub.
  for (const one of [begun.headers, back.headers]) expect(one.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

const refusal = { error_description: 'The code <is> spent' };

test.each<[string, number, string, ReturnType<typeof ask> | Parameters<typeof goThrough>]>([
  ['without its secrets', 503, 'Signing in is not set up.', ask({}, {}, {})],
  ['begun by another site', 403, 'begin in the editor', ask({ headers: { 'Sec-Fetch-Site': 'cross-site' } })],
  ['begun with a post', 403, 'begin in the editor', ask({ method: 'POST' })],
  ['without a cookie', 403, 'not the sign-in', ask({}, { state: 'x', ...code })],
  ['with a forged state', 403, 'not the sign-in', [code, given, (state) => `${state}x`]],
  ['with a cookie of a like name', 403, 'not the sign-in', [code, given, same, 'x']],
  ['that was refused', 403, 'not signed in', [{ error: 'access_denied' }, given, same]],
  ['with a used code', 403, 'GitHub says: The code &lt;is&gt; spent', [code, () => refusal, same]],
  ['with a malformed token', 403, 'GitHub has refused', [code, () => ({ access_token: '"});alert(1)//' }), same]],
  ['while GitHub is away', 502, 'GitHub does not answer', [code, () => Promise.reject(), same]],
])('a sign-in %s gets a page that says so', async (_, status, words, asked) => {
  const answer = Array.isArray(asked) ? (await goThrough(...asked)).back : await asked;
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.text).toContain(words);
  expect(answer.text).not.toContain('<script');
});
