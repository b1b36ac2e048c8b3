import { test } from 'playwright/test';
import { serve } from 'srvx';
import { servePages } from '#scripts/serve/servePages.ts';
import { editorPath } from '#src/site.ts';
import { expect } from '../visit.ts';

/** A test double of GitHub's sign-in that accepts everyone. */
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

test('signing in gives the token to the editor', async ({ page, context }) => {
  const { url: GITHUB_URL = '' } = await github.ready();
  const { url: site } = await servePages('out', {
    vars: { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret', GITHUB_URL },
  });
  const user = 'https://api.github.com/user';
  await context.route('https://api.github.com/**', (route) => route.fulfill({ status: 401 }));
  const apiRequest = context.waitForEvent('request', (request) => request.url() === user);
  await page.goto(site + editorPath);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await (await apiRequest).headerValue('Authorization')).toBe('token gho_token');
});
