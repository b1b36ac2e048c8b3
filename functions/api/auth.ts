import { editorPath } from '../../src/site.ts';
import { html } from '../html.ts';
import { isLoopback } from '../http.ts';
import { messagePage } from '../messagePage.ts';

/** Of the GitHub App, as docs/editor.md has it. Tests put a loopback address in GitHub's place; no other is accepted. */
type Settings = { GITHUB_CLIENT_ID?: string; GITHUB_CLIENT_SECRET?: string; GITHUB_URL?: string };

/** The browser's own half of the state; it is gone after the sign-in, or ten minutes. Nothing else is kept anywhere. */
const cookie = '__Host-sign-in';
const headersWith = (state: string, seconds: number) => ({
  'Set-Cookie': `${cookie}=${state}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`,
  // With the policy of all other answers, a window that was at GitHub would no longer be its opener's.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
});

const again = 'Close this window and sign in again.';

function page(status: number, title: string, text: string, script?: string) {
  const body = html`<p>${text}</p>
<p><a href="${editorPath}">To the editor</a></p>`;
  return messagePage(status, 'en', { title, body, script }, headersWith('', 0));
}

/** Gives the token to the window that opened this one, if it is of this site, as the editor's protocol has it. */
const handOver = (token: string) => `
const { opener, location: { origin } } = window;
addEventListener('message', ({ source, origin: from, data }) => {
  if (source === opener && from === origin && data === 'authorizing:github')
    opener.postMessage('authorization:github:success:{"token":"${token}"}', origin);
});
opener?.postMessage('authorizing:github', origin);
`;

/** Where the window begins that the editor opens to sign in, and where GitHub sends it back to, with the state it was given. */
export async function onRequest({ request, env }: { request: Request; env: Settings }) {
  const { GITHUB_CLIENT_ID: client_id, GITHUB_CLIENT_SECRET: client_secret, GITHUB_URL: url } = env;
  if (!client_id || !client_secret)
    return page(
      503,
      'Signing in is not set up.',
      'GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET is missing, see docs/editor.md.',
    );
  const github = `${url && isLoopback(url) ? url : 'https://github.com'}/login/oauth`;
  const { origin, pathname, searchParams: query } = new URL(request.url);
  const app = { client_id, redirect_uri: origin + pathname };

  const state = query.get('state');
  if (!state) {
    const from = request.headers.get('Sec-Fetch-Site') ?? 'same-origin';
    if (request.method !== 'GET' || from !== 'same-origin')
      return page(
        403,
        'Please begin in the editor.',
        `Signing in starts with the button at ${editorPath}, and nowhere else.`,
      );
    const begun = crypto.randomUUID();
    // A GitHub App has its own permissions and ignores the scope.
    const Location = `${github}/authorize?${new URLSearchParams({ ...app, scope: 'repo', state: begun })}`;
    return new Response(null, {
      status: 302,
      headers: { Location, 'Cache-Control': 'no-store', ...headersWith(begun, 600) },
    });
  }

  if (!request.headers.get('Cookie')?.split('; ').includes(`${cookie}=${state}`))
    return page(
      403,
      'You did not begin this sign-in.',
      `It is from another browser or page, or over ten minutes old. ${again}`,
    );
  const code = query.get('code');
  if (!code)
    return page(403, 'You are not signed in.', `GitHub was told not to let this site in. ${again}`);

  const body = new URLSearchParams({ ...app, client_secret, code });
  const init = {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(10_000),
  };
  const given = await fetch(`${github}/access_token`, init)
    .then((answer) => answer.json() as Promise<Record<string, unknown>>)
    .catch(() => undefined);
  if (!given) return page(502, 'GitHub does not answer.', `Wait a minute. ${again}`);
  const { access_token: token, error_description: reason = 'nothing more' } = given;
  if (typeof token !== 'string' || !/^\w+$/.test(token))
    return page(403, 'GitHub has refused.', `GitHub says: ${reason} ${again}`);
  return page(
    200,
    'You are signed in.',
    `If this window stays open, the editor did not open it. ${again}`,
    handOver(token),
  );
}
