import { editorPath } from '../../../src/site.ts';
import { isLoopback } from '../../http.ts';
import { html, htmlPage } from '../../page.ts';

export interface SignInSettings {
  /** Of the GitHub App, or of the OAuth app; README.md says how to make one. */
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
  /** In place of GitHub for tests; only loopback addresses are accepted. */
  GITHUB_URL?: string;
}

/** What a refused sign-in shows: a headline, and what to do. */
class Refusal extends Error {
  readonly status: number;
  readonly title: string;
  constructor(status: number, title: string, message: string) {
    super(message);
    this.status = status;
    this.title = title;
  }
}

const again = 'Close this window and sign in again.';
/** The browser's own half of the state; it is gone after the sign-in, or ten minutes. Nothing else is kept anywhere. */
const cookie = '__Host-sign-in';
const setCookie = (value: string, seconds: number) =>
  `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;

/** The window that GitHub's page was in is still its opener's only without the policy that all other answers have. */
const openerKept = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

const callbackOf = (request: Request) => `${new URL(request.url).origin}/api/auth/callback`;

function settingsOf({ GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret, GITHUB_URL: url }: SignInSettings) {
  if (id && secret) return { id, secret, github: url && isLoopback(url) ? url : 'https://github.com' };
  const words = 'Whoever looks after this site has to set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, as its README says.';
  throw new Refusal(503, 'Signing in is not set up.', words);
}

/** Sends a window of the editor's on to GitHub. @throws Refusal */
export function toGitHub(request: Request, settings: SignInSettings): Response {
  const { id, github } = settingsOf(settings);
  const from = request.headers.get('Sec-Fetch-Site');
  if (request.method !== 'GET' || (from && from !== 'same-origin'))
    throw new Refusal(
      403,
      'Please begin in the editor.',
      `Signing in starts with the button at ${editorPath}, and nowhere else.`,
    );
  const state = crypto.randomUUID();
  // A GitHub App has its own permissions and ignores the scope.
  const query = new URLSearchParams({ client_id: id, redirect_uri: callbackOf(request), scope: 'repo', state });
  const headers = { Location: `${github}/login/oauth/authorize?${query}`, 'Set-Cookie': setCookie(state, 600) };
  return new Response(null, { status: 302, headers: { ...headers, ...openerKept, 'Cache-Control': 'no-store' } });
}

/** @returns what GitHub gives for a code @throws Refusal */
async function exchange(request: Request, code: string, settings: SignInSettings): Promise<string> {
  const { id, secret, github } = settingsOf(settings);
  const body = new URLSearchParams({ client_id: id, client_secret: secret, code, redirect_uri: callbackOf(request) });
  const init = { method: 'POST', headers: { Accept: 'application/json' }, body, signal: AbortSignal.timeout(10_000) };
  const asked = fetch(`${github}/login/oauth/access_token`, init);
  const given = await asked.then((response) => response.json() as Promise<Record<string, unknown>>).catch(() => undefined);
  if (!given) throw new Refusal(502, 'GitHub does not answer.', `Wait a minute. ${again}`);
  const { access_token: token, error_description: reason } = given;
  if (typeof token === 'string' && /^\w+$/.test(token)) return token;
  throw new Refusal(403, 'GitHub has refused.', `GitHub says: ${String(reason ?? 'nothing more')} ${again}`);
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

/** Takes the window back from GitHub and hands its token over to the editor. @throws Refusal */
export async function fromGitHub(request: Request, settings: SignInSettings): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const kept = new RegExp(`${cookie}=([\\w-]+)`).exec(request.headers.get('Cookie') ?? '')?.[1];
  if (!kept || query.get('state') !== kept) {
    const words = `It was begun in another browser, by another page or more than ten minutes ago. ${again}`;
    throw new Refusal(403, 'This is not the sign-in that you began.', words);
  }
  const code = query.get('code');
  if (!code) throw new Refusal(403, 'You are not signed in.', `GitHub was told not to let this site in. ${again}`);
  const script = handOver(await exchange(request, code, settings));
  const lead = html`<p>This window closes by itself. If it stays open, the editor did not open it: ${again.toLowerCase()}</p>`;
  return page(200, 'You are signed in.', lead, script);
}

const page = (status: number, title: string, lead: ReturnType<typeof html>, script?: string) => {
  const main = html`<p class="way"><a href="${editorPath}">To the editor</a></p>`;
  return htmlPage(status, 'en', { title, lead, main, script }, { ...openerKept, 'Set-Cookie': setCookie('', 0) });
};

/** Answers with a page for every refusal. */
export async function answer(work: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return page(error.status, error.title, html`<p>${error.message}</p>`);
  }
}
