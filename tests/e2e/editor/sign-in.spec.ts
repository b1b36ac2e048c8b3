import { test } from 'playwright/test';
import { serve } from 'srvx';
import { servePages } from '../../../scripts/serve/servePages.ts';
import { editorPath } from '../../../src/site.ts';
import { expect } from '../visit.ts';

/** As much of GitHub as a sign-in needs: it lets everybody in, for a token. To a browser it is also a page of another origin. */
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

test('signing in gives the token to the editor that asked for it', async ({ page, context }) => {
  const asked = context.waitForEvent(
    'request',
    (request) => request.url() === 'https://api.github.com/user',
  );
  await context.route('https://api.github.com/**', (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await page.goto(site + editorPath);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await (await asked).headerValue('Authorization')).toBe('token gho_token');
});

test('a page of another origin that opens the window of a sign-in hears nothing', async ({
  page,
  context,
}) => {
  await page.goto(site + editorPath);
  await page.evaluate(() => fetch('/api/auth', { redirect: 'manual' }));
  const [kept] = await context.cookies(site);
  await page.goto(github.url ?? '');
  const opens = page.evaluate((url) => {
    const heard: unknown[] = [];
    addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard, opened: open(url) });
  }, `${site}/api/auth?code=x&state=${kept?.value}`);
  const [opened] = await Promise.all([context.waitForEvent('page'), opens]);
  await expect(opened.getByRole('heading')).toHaveText('You are signed in.');
  await page.evaluate(() =>
    (window as unknown as { opened: Window }).opened.postMessage('authorizing:github', '*'),
  );
  // Its opener it is, and what it sends now comes after all that it has sent.
  await opened.evaluate(() => window.opener.postMessage('last', '*'));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toEqual(['last']);
});
