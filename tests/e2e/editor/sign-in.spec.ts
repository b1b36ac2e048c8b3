import { browserArgs } from '../../../scripts/engines/chromium.ts';
import { expect } from '../visit.ts';
import { test } from './editor.ts';

// The headless shell does not tell of every window that a page opens.
test.use({
  launchOptions: { ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }), args: browserArgs },
});

test('signing in gives the token to the editor that asked for it', async ({ page, context, served: { editor } }) => {
  const asked = context.waitForEvent('request', (request) => request.url() === 'https://api.github.com/user');
  await context.route('https://api.github.com/**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto(`${editor}/admin`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await (await asked).headerValue('Authorization')).toBe('token gho_token');
});

test('a page of another origin that opens the window of a sign-in hears nothing', async ({
  page,
  context,
  served: { editor, github },
}) => {
  await page.goto(`${editor}/admin`);
  await page.evaluate(() => fetch('/api/auth', { redirect: 'manual' }));
  const [kept] = await context.cookies(editor);
  await page.goto(github);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard });
  });
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => void Object.assign(window, { opened: open(url) }), `${editor}/api/auth?code=x&state=${kept?.value}`),
  ]);
  await expect(opened.getByRole('heading')).toHaveText('You are signed in.');
  await page.evaluate(() => (window as unknown as { opened: Window }).opened.postMessage('authorizing:github', '*'));
  // Its opener it is, and what it sends now comes after all that it has sent.
  await opened.evaluate(() => window.opener.postMessage('last', '*'));
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual(['last']);
});
