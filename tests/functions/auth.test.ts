import { expect, test, vi } from 'vitest';
import { answer as answered, fromGitHub, toGitHub } from '../../functions/api/auth/signIn.ts';
import { site } from '../../src/site.ts';

const env = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
const address = `${site.url}/api/auth`;
const fromEditor = { 'Sec-Fetch-Site': 'same-origin' };

async function ask(url: string, init: RequestInit = {}, settings: Record<string, string> = env) {
  const work = new URL(url).pathname.endsWith('callback') ? fromGitHub : toGitHub;
  const response = await answered(() => work(new Request(url, init), settings));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Begins a sign-in as the editor does. @returns its state, and the cookie that goes with it */
async function begun() {
  const { headers } = await ask(address, { headers: fromEditor });
  const state = new URL(headers.get('Location') ?? '').searchParams.get('state') ?? '';
  return { state, headers: { Cookie: `other=1; ${headers.get('Set-Cookie')?.split(';')[0]}` } };
}

const back = (query: Record<string, string>) => `${address}/callback?${new URLSearchParams(query)}`;
const github = (answer: () => unknown) => {
  const asked = vi.fn(async (_url: string, _init: { body: URLSearchParams }) => Response.json(await answer()));
  vi.stubGlobal('fetch', asked);
  return asked;
};

test('a sign-in goes to GitHub with a state of its own, and comes back to a page that gives the token to its opener', async () => {
  const { status, headers } = await ask(address, { headers: fromEditor });
  const there = new URL(headers.get('Location') ?? '');
  expect([status, there.origin + there.pathname]).toEqual([302, 'https://github.com/login/oauth/authorize']);
  expect(Object.fromEntries(there.searchParams)).toMatchObject({ client_id: 'id', redirect_uri: `${address}/callback` });
  expect(headers.get('Set-Cookie')).toMatch(/^__Host-.*; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/);
  const asked = github(() => ({ access_token: 'gho_token' }));
  const { state, headers: cookie } = await begun();
  const page = await ask(back({ state, code: 'code' }), { headers: cookie });
  expect([page.status, asked.mock.calls[0]?.[0]]).toEqual([200, 'https://github.com/login/oauth/access_token']);
  expect(Object.fromEntries(asked.mock.calls[0]?.[1].body ?? [])).toMatchObject({ client_secret: 'secret', code: 'code' });
  expect(page.text).toContain('gho_token');
  // To its own origin only, and to no store, not even the browser's own.
  expect(page.text).not.toMatch(/postMessage\([^)]*\*/);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('Set-Cookie')).toContain('Max-Age=0');
  // A policy of its own: but for these two, the window would be its opener's no longer after GitHub.
  for (const one of [headers, page.headers]) expect(one.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

/** What is asked when GitHub sends the browser back that began. */
const returned =
  (query: Record<string, string>, suffix = '') =>
  async () => {
    const { state, headers } = await begun();
    return ask(back({ state: state + suffix, ...query }), { headers });
  };
const code = { code: 'x' };

test.each<[string, number, string, () => ReturnType<typeof ask>, (() => unknown)?]>([
  ['without its secrets', 503, 'Signing in is not set up.', () => ask(address, { headers: fromEditor }, {})],
  ['begun by another site', 403, 'begin in the editor', () => ask(address, { headers: { 'Sec-Fetch-Site': 'cross-site' } })],
  ['begun with a post', 403, 'begin in the editor', () => ask(address, { method: 'POST' })],
  ['with a forged state', 403, 'not the sign-in', returned(code, 'x')],
  ['without a cookie', 403, 'not the sign-in', async () => ask(back({ state: (await begun()).state, ...code }))],
  ['that was refused', 403, 'not signed in', returned({ error: 'access_denied' })],
  [
    'with a used code',
    403,
    'GitHub says: The code &lt;is&gt; spent',
    returned(code),
    () => ({ error_description: 'The code <is> spent' }),
  ],
  ['with a malformed token', 403, 'GitHub has refused', returned(code), () => ({ access_token: '"});alert(1)//' })],
  ['while GitHub is away', 502, 'GitHub does not answer', returned(code), () => Promise.reject()],
])('a sign-in %s gets a page that says so', async (_, status, words, sent, given) => {
  const asked = github(given ?? (() => ({ access_token: 'gho_token' })));
  const answer = await sent();
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.text).toContain(words);
  expect(answer.text).not.toContain('<script');
  expect(asked).toHaveBeenCalledTimes(given ? 1 : 0);
});
