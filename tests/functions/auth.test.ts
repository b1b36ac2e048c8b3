import { expect, test } from 'vitest';
import { onRequest } from '#functions/api/auth.ts';
import { commonHeaders } from '#functions/http/headers.ts';
import { site } from '#src/site.ts';
import { stubFetch } from './contactPost.ts';
import { textOf } from './textOf.ts';

const authUrl = `${site.url}/api/auth`;
const settings = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };

async function ask(query: object = {}, init: RequestInit = {}, env: object = settings) {
  const request = new Request(`${authUrl}?${new URLSearchParams({ ...query })}`, init);
  const answer = await textOf(onRequest({ request, env }));
  return { ...answer, location: new URL(answer.headers.location ?? authUrl) };
}

/**
 * Signs in, as GitHub's redirect makes the browser do. @returns the callback's answer, and the
 * calls to GitHub
 */
async function signIn({
  query = {},
  response = { access_token: 'gho_token' } as object | Error,
  prefix = '',
  env = {},
} = {}) {
  const { location, headers } = await ask();
  const github = stubFetch(() => {
    if (response instanceof Error) throw response;
    return Response.json(response);
  });
  const Cookie = `other=1; ${prefix}${headers['set-cookie']?.split(';')[0]}`;
  const state = location.searchParams.get('state');
  const sent = { state, code: 'x', ...query };
  const answer = await ask(sent, { headers: { Cookie } }, { ...settings, ...env });
  return { github: github.mock.calls[0], ...answer };
}

// With a stricter policy the window would lose its opener on the way to GitHub.
const windowHeaders = { 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' };

test('a sign-in redirects to GitHub with a random state, also in a cookie', async () => {
  const { status, headers, location } = await ask();
  const { state, ...query } = Object.fromEntries(location.searchParams);
  const common = Object.fromEntries(new Headers(commonHeaders));
  expect(status).toBe(302);
  expect(headers).toMatchObject({ ...common, ...windowHeaders });
  expect(location.href).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
  expect(query).toMatchObject({ client_id: 'id', redirect_uri: authUrl });
  const cookie = `__Host-sign-in=${state}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`;
  expect(state).toHaveLength(36);
  expect(headers['set-cookie']).toBe(cookie);
});

test('the callback gives the token to the page’s opener, on this site only', async () => {
  const { status, headers, text } = await signIn();
  expect(status).toBe(200);
  expect(headers).toMatchObject(windowHeaders);
  expect(headers['set-cookie']).toContain('Max-Age=0');
  expect(text).toContain('gho_token');
  expect(text).not.toMatch(/postMessage\([^)]*\*/);
});

test.each([
  [undefined, 'https://github.com'],
  ['http://127.0.0.1:8799', 'http://127.0.0.1:8799'],
  ['https://elsewhere.example', 'https://github.com'],
])('with GITHUB_URL=%s the secret is sent to %s', async (GITHUB_URL, origin) => {
  const [url, { body, ...init } = {}] = (await signIn({ env: { GITHUB_URL } })).github ?? [];
  expect(url).toBe(`${origin}/login/oauth/access_token`);
  expect(init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  expect(`${body}`).toContain('client_secret=secret&code=x');
});

const notSetUp = '503 Signing in is not set up.';
const begin = '403 Please begin in the editor.';
const other = '403 You did not begin this sign-in.';
const refused = '403 GitHub has refused.';
const fromElsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
test.each<[string, string, () => ReturnType<typeof ask>]>([
  ['without a secret', notSetUp, () => ask({}, {}, { GITHUB_CLIENT_ID: 'x' })],
  ['started by another site', begin, () => ask({}, fromElsewhere)],
  ['started with a POST', begin, () => ask({}, { method: 'POST' })],
  ['without a cookie', other, () => ask({ state: 'x', code: 'x' })],
  ['with a forged state', other, () => signIn({ query: { state: 'x' } })],
  ['with a cookie of a similar name', other, () => signIn({ prefix: 'x' })],
  ['that the visitor refused', '403 You are not signed in.', () => signIn({ query: { code: '' } })],
  ['with a used code', refused, () => signIn({ response: { error_description: '<is> spent' } })],
  ['with a script as token', refused, () => signIn({ response: { access_token: '")//a' } })],
  ['with half a token', refused, () => signIn({ response: { access_token: 'a"' } })],
  ['without GitHub', '502 GitHub does not answer.', () => signIn({ response: new Error('down') })],
])('a sign-in %s is refused with a page that says why: %s', async (what, reason, attempt) => {
  const { status, headers, text } = await attempt();
  expect(`${status} ${/<h1>(.*)<\/h1>/.exec(text)?.[1]}`).toBe(reason);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).not.toContain('<script');
  expect(text.includes('GitHub says: &lt;is&gt; spent')).toBe(what === 'with a used code');
});
