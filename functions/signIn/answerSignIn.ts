import { editorPath } from '../../src/site.ts';
import { commonHeaders } from '../http/headers.ts';
import { html } from '../http/html.ts';
import { isLoopback } from '../http/isLoopback.ts';
import { messagePage } from '../http/messagePage.ts';

/** The GitHub App's settings (docs/editor.md). Tests set GITHUB_URL, which must be loopback. */
export interface Settings {
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
  GITHUB_URL?: string;
}

/** Holds the OAuth state in the browser that began the sign-in. */
const cookie = '__Host-sign-in';
const headersWith = (state: string, seconds: number) => ({
  'Set-Cookie': `${cookie}=${state}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`,
  // The usual `same-origin` would cut this window off from the editor that opened it.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
});

const again = 'Close this window and sign in again.';

function page(status: number, title: string, { text, script }: { text: string; script?: string }) {
  const body = html`<p>${text}</p>
<p><a href="${editorPath}">To the editor</a></p>`;
  return messagePage({ title, body, script }, { status, lang: 'en', headers: headersWith('', 0) });
}

/** Returns the script that sends the token to the editor's window by Sveltia CMS's protocol. */
const handOverScript = (token: string) => `
const { opener, location: { origin } } = window;
addEventListener('message', ({ source, origin: from, data }) => {
  if (source === opener && from === origin && data === 'authorizing:github')
    opener.postMessage('authorization:github:success:{"token":"${token}"}', origin);
});
opener?.postMessage('authorizing:github', origin);
`;

/** The GitHub App, and the URL to which GitHub sends the editor back. */
interface App {
  github: string;
  client_id: string;
  client_secret: string;
  redirect_uri: string;
}

function redirectToGitHub(request: Request, { github, client_id, redirect_uri }: App): Response {
  const from = request.headers.get('Sec-Fetch-Site') ?? 'same-origin';
  if (request.method !== 'GET' || from !== 'same-origin')
    return page(403, 'Please begin in the editor.', {
      text: `Signing in starts with the button at ${editorPath}, and nowhere else.`,
    });
  const state = crypto.randomUUID();
  // A GitHub App has its own permissions and ignores the scope.
  const query = new URLSearchParams({ client_id, redirect_uri, scope: 'repo', state });
  return new Response(null, {
    status: 302,
    headers: {
      ...commonHeaders,
      Location: `${github}/authorize?${query}`,
      'Cache-Control': 'no-store',
      ...headersWith(state, 600),
    },
  });
}

/** Exchanges GitHub's code for a token. */
async function answerWithToken(code: string, { github, ...app }: App): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...app, code }),
    signal: AbortSignal.timeout(10_000),
  };
  const answer = await fetch(`${github}/access_token`, init)
    .then((response) => response.json() as Promise<Record<string, unknown>>)
    .catch(() => undefined);
  if (!answer) return page(502, 'GitHub does not answer.', { text: `Wait a minute. ${again}` });
  const { access_token: token, error_description: reason = 'no reason given.' } = answer;
  if (typeof token !== 'string' || !/^\w+$/.test(token))
    return page(403, 'GitHub has refused.', { text: `GitHub says: ${reason} ${again}` });
  return page(200, 'You are signed in.', {
    text: `If this window stays open, the editor did not open it. ${again}`,
    script: handOverScript(token),
  });
}

/** Redirects the editor's sign-in window to GitHub, and receives it from there. */
export async function answerSignIn(request: Request, settings: Settings): Promise<Response> {
  const { GITHUB_CLIENT_ID: client_id, GITHUB_CLIENT_SECRET: client_secret } = settings;
  if (!client_id || !client_secret)
    return page(503, 'Signing in is not set up.', {
      text: 'GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET is missing, see docs/editor.md.',
    });
  const { GITHUB_URL: url } = settings;
  const github = `${url && isLoopback(url) ? url : 'https://github.com'}/login/oauth`;
  const { origin, pathname, searchParams: query } = new URL(request.url);
  const app = { github, client_id, redirect_uri: origin + pathname, client_secret };

  const state = query.get('state');
  if (!state) return redirectToGitHub(request, app);
  if (!request.headers.get('Cookie')?.split('; ').includes(`${cookie}=${state}`))
    return page(403, 'You did not begin this sign-in.', {
      text: `It is from another browser or page, or over ten minutes old. ${again}`,
    });
  const code = query.get('code');
  if (!code)
    return page(403, 'You are not signed in.', {
      text: `GitHub did not get your permission for this site. ${again}`,
    });
  return answerWithToken(code, app);
}
