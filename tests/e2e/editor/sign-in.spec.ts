import { test } from 'playwright/test';
import { serve } from 'srvx';
import { servePages } from '#scripts/serve/servePages.ts';
import { editorPath } from '#src/site.ts';
import { expect } from '../visit.ts';

/** A test double of GitHub's sign-in that accepts everyone, and a page of another origin. */
const github = serve({
  hostname: '127.0.0.1',
  port: 0,
  silent: true,
  fetch({ url }) {
    const { pathname, searchParams: given } = new URL(url);
    if (!pathname.endsWith('/authorize')) return Response.json({ access_token: 'gho_token' });
    return Response.redirect(`${given.get('redirect_uri')}?code=x&state=${given.get('state')}`);
  },
});
let site = '';
test.beforeAll(async () => {
  const { url: GITHUB_URL = '' } = await github.ready();
  ({ url: site } = await servePages('out', {
    vars: { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret', GITHUB_URL },
  }));
});

test('signing in gives the token to the editor', async ({ page, context }) => {
  const user = 'https://api.github.com/user';
  await context.route('https://api.github.com/**', (route) => route.fulfill({ status: 401 }));
  const apiRequest = context.waitForEvent('request', (request) => request.url() === user);
  await page.goto(site + editorPath);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await (await apiRequest).headerValue('Authorization')).toBe('token gho_token');
});

test('another origin that opens the sign-in window gets no message', async ({ page, context }) => {
  await page.goto(site + editorPath);
  await page.evaluate(() => fetch('/api/auth', { redirect: 'manual' }));
  const [stateCookie] = await context.cookies(site);
  await page.goto(github.url ?? '');
  const opening = context.waitForEvent('page');
  const state = await page.evaluateHandle((url) => {
    const messages: unknown[] = [];
    addEventListener('message', ({ data }) => messages.push(data));
    return { messages, opened: open(url) };
  }, `${site}/api/auth?code=x&state=${stateCookie?.value}`);
  const opened = await opening;
  await expect(opened.getByRole('heading')).toHaveText('You are signed in.');
  await state.evaluate((it) => it.opened?.postMessage('authorizing:github', '*'));
  // Shows that the sign-in window can send messages. An earlier message would have arrived before.
  await opened.evaluate(() => window.opener.postMessage('last', '*'));
  await expect.poll(() => state.evaluate(({ messages }) => messages)).toEqual(['last']);
});
