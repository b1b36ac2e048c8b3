import { expect, test, vi } from 'vitest';
import { onRequest } from '../../functions/api/auth.ts';
import { site } from '../../src/site.ts';

const address = `${site.url}/api/auth`;
const given = { access_token: 'gho_token' };
const settings = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };

async function ask(query: object = {}, init: RequestInit = {}, env: object = settings) {
  const response = await onRequest({
    request: new Request(`${address}?${new URLSearchParams({ ...query })}`, init),
    env,
  });
  return Object.assign(response, { words: await response.text() });
}

/** Begins a sign-in, and asks what GitHub makes the browser ask when it sends it back. */
async function goThrough({
  query = { code: 'x' } as object,
  answer = given as object,
  prefix = '',
  away = false,
} = {}) {
  const begun = await ask();
  const there = new URL(begun.headers.get('Location') ?? '');
  const github = vi.fn(async (_: string, _init: RequestInit) =>
    away ? Promise.reject() : Response.json(answer),
  );
  vi.stubGlobal('fetch', github);
  const Cookie = `other=1; ${prefix}${begun.headers.get('Set-Cookie')?.split(';')[0]}`;
  const back = await ask(
    { state: there.searchParams.get('state'), ...query },
    { headers: { Cookie } },
  );
  return { begun, there, github: github.mock.calls, back };
}

test('a sign-in goes to GitHub with a state of its own, and comes back to a page that gives the token to its opener', async () => {
  const { begun, there, github, back } = await goThrough();
  expect([begun.status, there.origin + there.pathname]).toEqual([
    302,
    'https://github.com/login/oauth/authorize',
  ]);
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    client_id: 'id',
    redirect_uri: address,
  });
  expect(begun.headers.get('Set-Cookie')).toMatch(
    /^__Host-.*; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect([back.status, github[0]?.[0]]).toEqual([
    200,
    'https://github.com/login/oauth/access_token',
  ]);
  expect(String(github[0]?.[1].body)).toContain('client_secret=secret&code=x');
  expect(back.words).toContain('gho_token');
  // To its own origin only, and to no store, not even the browser's own.
  expect(back.words).not.toMatch(/postMessage\([^)]*\*/);
  expect(back.headers.get('Cache-Control')).toBe('no-store');
  expect(back.headers.get('Set-Cookie')).toContain('Max-Age=0');
  // A policy of its own: but for these two, the window would be its opener's no longer after GitHub.
  for (const one of [begun.headers, back.headers])
    expect(one.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

test.each<[string, number, string, ReturnType<typeof ask> | Parameters<typeof goThrough>[0]]>([
  ['without its secrets', 503, 'Signing in is not set up.', ask({}, {}, {})],
  [
    'begun by another site',
    403,
    'begin in the editor',
    ask({}, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ],
  ['begun with a post', 403, 'begin in the editor', ask({}, { method: 'POST' })],
  ['without a cookie', 403, 'did not begin', ask({ state: 'x', code: 'x' })],
  ['with a forged state', 403, 'did not begin', { query: { state: 'x', code: 'x' } }],
  ['with a cookie of a like name', 403, 'did not begin', { prefix: 'x' }],
  ['that was refused', 403, 'not signed in', { query: { error: 'access_denied' } }],
  [
    'with a used code',
    403,
    'GitHub says: &lt;is&gt; spent',
    { answer: { error_description: '<is> spent' } },
  ],
  [
    'with a malformed token',
    403,
    'GitHub has refused',
    { answer: { access_token: '"});alert(1)//' } },
  ],
  ['while GitHub is away', 502, 'GitHub does not answer', { away: true }],
])('a sign-in %s gets a page that says so', async (_, status, words, asked) => {
  const answer = asked instanceof Promise ? await asked : (await goThrough(asked)).back;
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(answer.words).toContain(words);
  expect(answer.words).not.toContain('<script');
});
