import type { APIRequestContext, Page } from 'playwright/test';
import allWords from '#words/all';
import formWords from '#words/form';
import { maxCvBytes } from '../../../src/contact/limits.ts';
import { offered } from '../../../src/contact/options.ts';
import { errorCount } from '../../../src/contact/sentences.ts';
import { budgets } from '../../../src/content/facts/prices.ts';
import { services } from '../../../src/content/facts/services.ts';
import { takesCv } from '../../../src/content/facts/takesCv.ts';
import { jobPath, routes, siteLanguage } from '../../../src/site.ts';
import {
  button,
  fill,
  form,
  message,
  ownNetwork,
  storedBy,
  uniqueAddress,
} from '../contactParts.ts';
import { jobPage, pages } from '../sitemap.ts';
import { skipUnless } from '../skipUnless.ts';
import { expect, test, visit } from '../visit.ts';

const { HOST_INQUIRIES_FILE = '' } = process.env;
const words = formWords[siteLanguage];
const { missing } = words;
const stored = (email: string) => storedBy(email, HOST_INQUIRIES_FILE);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use(ownNetwork);

test('simultaneous posts are each stored once, also in the host’s runtime', async ({
  request,
  baseURL,
}) => {
  const addresses = Array.from({ length: 10 }, (_, n) => uniqueAddress(`burst-${n}`));
  const send = async (email: string, n: number, tries = 5): Promise<string> => {
    const response = await request.post('/api/contact', {
      data: { name: 'B', email, message: `Number ${n}` },
      headers: { 'CF-Connecting-IP': `198.51.100.${n % 5}`, Origin: new URL(baseURL ?? '').origin },
    });
    // The database may time out on a busy machine. Repeated posts count as one inquiry.
    if (response.status() === 503 && tries > 1) return send(email, n, tries - 1);
    return (await response.json()).reference;
  };
  const returned = await Promise.all(addresses.map((email, n) => send(email, n)));
  const rows = addresses.map((email) => stored(email).map(({ reference }) => reference));
  expect(rows).toEqual(returned.map((reference) => [reference]));
});

test('without the code for sending the browser posts the form, also a second time', async ({
  page,
}) => {
  const email = uniqueAddress('bare');
  await visit(page, routes.contact);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await fill(form(page), email);
  // A 204 response keeps the browser on the page, as when the visitor stops the request.
  await page.route('**/api/contact', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const posted = page.waitForRequest('**/api/contact');
  await button(page).click();
  await posted;
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  await button(page).click();
  await expect(heading(page)).toHaveText(words.inquiry.heading);
  expect(stored(email)).toHaveLength(1);
});

test('a CV is checked before it is sent, and named in the copy', async ({ page }) => {
  skipUnless(takesCv && jobPage, 'CVs and an open position');
  const email = uniqueAddress('cv');
  await visit(page, jobPage ?? '');
  await fill(form(page), email);
  const choose = (text: string) =>
    page.locator('#cv').setInputFiles({ name: 'cv.pdf', mimeType: '', buffer: Buffer.from(text) });
  await choose('<script>');
  await button(page).click();
  const message = page.getByText(words.notPdf);
  await expect(message).toHaveCount(2);
  expect(stored(email)).toEqual([]);
  await choose('%PDF-1.7');
  await expect(message).toHaveCount(0);
  await button(page).click();
  await expect(page.getByRole('heading', { name: words.application.heading })).toBeVisible();
  await expect(page.locator('dd').last()).toHaveText('cv.pdf');
  expect(stored(email)).toMatchObject([{ cv: expect.stringMatching(/\.pdf$/) }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with errors returns with the typed values and links to each error', async ({
    page,
  }) => {
    const typed = {
      name: `"'><b>Å</b> &amp; &`,
      email: 'nobody@nowhere',
      message: '\n\n</textarea>&lt;',
    };
    const [service] = services;
    const [budget] = offered(budgets[siteLanguage]);
    await page.goto(routes.contact);
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text);
    await form(page).getByLabel(service.name).check();
    if (budget) await page.locator('#budget').selectOption(budget.slug);
    const response = page.waitForResponse('**/api/contact');
    await button(page).click();
    expect((await response).status()).toBe(422);

    const summary = page.getByRole('group', { name: errorCount(words, 1) });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(`^${allWords[siteLanguage].answers.almost}`));
    const invalid = page.locator('[aria-invalid=true]');
    await expect(invalid).toHaveId('email');
    await expect(invalid).toHaveAccessibleDescription(missing.email ?? '');
    for (const [id, text] of Object.entries(typed))
      await expect(page.locator(`#${id}`)).toHaveValue(text);
    await expect(form(page).locator(':checked:not(option)')).toHaveValue(service.slug);
    await expect(page.locator('#budget')).toHaveValue(budget?.slug ?? '');
    await summary.getByRole('link').click();
    await expect(invalid).toBeFocused();
  });

  /** Posts as a browser does without scripts. */
  const post = (request: APIRequestContext, fields: Record<string, string>) =>
    request.post('/api/contact', {
      form: { name: 'A', email: '@', message: 'Typed', ...fields },
      headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
    });

  test('the response is not cached or indexed, and runs no scripts', async ({ request }) => {
    const response = await post(request, {});
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*script-src)/),
    });
    // The key identifies repeated posts as one inquiry.
    expect(await response.text()).toMatch(/^(?!.*<script).*name="key" value="[\w-]{36}"/s);
  });

  for (const [what, fields, parts] of [
    [
      'a post refused as spam',
      { email: 'a@example.com', subject: 'bot', key: '0123456789abcdef' },
      [
        `${allWords[siteLanguage].answers.refusals.trap}</h3>`,
        'name="key" value="0123456789abcdef"',
      ],
    ],
    [
      'an application for a removed position',
      { kind: 'application', job: 'closed', link: '"&amp;' },
      [
        'name="kind" value="application"',
        'name="job" value="closed"',
        'name="link" value="&quot;&amp;amp;"',
        `<a href="${jobPath('closed')}">`,
      ],
    ],
    [
      'an application without a position',
      { kind: 'application' },
      ['name="kind" value="application"', '<a href="#role">', 'name="role"'],
    ],
    [
      'the Swedish form',
      { language: 'sv' },
      [
        '<html lang="sv"',
        errorCount(formWords.sv ?? words, 1),
        '<input type="hidden" name="language" value="sv"',
      ],
    ],
  ] as const)
    test(`${what} returns with what was typed`, async ({ request }) => {
      skipUnless(!('language' in fields) || pages.includes(routes.sweden), 'Swedish page');
      const page = await (await post(request, fields)).text();
      for (const part of [...parts, 'Typed']) expect(page).toContain(part);
      expect(page).not.toContain('value="bot"');
    });

  test('a CV that cannot be taken costs no words, and a PDF is stored', async ({ page }) => {
    skipUnless(takesCv && jobPage, 'CVs and an open position');
    const email = uniqueAddress('cv');
    const { tooLarge, notPdf } = words;
    const pdf = Buffer.from('%PDF-1.7\n');
    const html = Buffer.from('<script>');
    const send = async (buffer: Buffer) => {
      const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer };
      await form(page).getByLabel('CV').setInputFiles(file);
      await button(page).click();
    };
    await page.goto(jobPage ?? '');
    await fill(form(page), email);
    for (const [buffer, problem] of [
      [html, notPdf],
      [Buffer.concat([pdf], maxCvBytes + 1), tooLarge],
      [Buffer.concat([pdf], 6 * maxCvBytes), tooLarge],
    ] as const) {
      await send(buffer);
      await expect(page.locator('#cv')).toHaveAccessibleDescription(new RegExp(`^${problem}`));
      await expect(page.locator('#message')).toHaveValue(message);
    }
    expect(stored(email)).toEqual([]);
    await send(Buffer.concat([pdf], maxCvBytes));
    await expect(heading(page)).toHaveText(words.application.heading);
    await expect(page.locator('dd').last()).toHaveText('cv.pdf');
    expect(stored(email)).toMatchObject([{ cv: expect.stringMatching(/\.pdf$/) }]);
  });

  test('a corrected form is stored once, also after a reload of the confirmation', async ({
    page,
  }) => {
    const email = uniqueAddress('plain');
    // Without open positions no page has a form for applications.
    await page.goto(jobPage ?? routes.contact);
    await fill(form(page), 'nobody@nowhere');
    await button(page).click();
    await expect(heading(page)).toHaveText(allWords[siteLanguage].answers.almost);
    await expect(form(page).locator('#message')).toHaveValue(message);
    await form(page).locator('#email').fill(email);
    await button(page).click();
    const kind = jobPage ? 'application' : 'inquiry';
    await expect(heading(page)).toHaveText(words[kind].heading);
    await expect(form(page)).toHaveCount(0);
    const [row] = stored(email);
    expect(row).toMatchObject({ kind, message, job: jobPage?.split('/').at(-1) ?? '' });
    // The confirmation came from a POST, so a reload posts again. That fails while the operators'
    // commands, which other tests run, lock the database's file.
    await expect(async () => {
      await page.reload();
      const reference = row?.reference ?? 'no reference';
      await expect(page.locator('main')).toContainText(reference, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    expect(stored(email)).toHaveLength(1);
    if (!jobPage) return;
    await page.getByRole('link', { name: allWords[siteLanguage].answers.toPosition }).click();
    await expect(page).toHaveURL(jobPage);
  });
});
