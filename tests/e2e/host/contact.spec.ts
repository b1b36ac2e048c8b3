import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from 'playwright/test';
import { pageWords } from '../../../functions/api/contact/pageWords.ts';
import { errorSummaryId } from '../../../src/contact/formIds.ts';
import { offered } from '../../../src/contact/options.ts';
import { sentences } from '../../../src/contact/sentences.ts';
import { budgets } from '../../../src/content/facts/prices.ts';
import { services } from '../../../src/content/facts/services.ts';
import { jobPath, routes } from '../../../src/site.ts';
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
const { sent, missing, errorCount } = sentences.en;
const stored = (email: string) => storedBy(email, HOST_INQUIRIES_FILE);

/** Posts as a browser does without scripts. */
const postForm = (request: APIRequestContext, fields: Record<string, string>) =>
  request.post('/api/contact', {
    form: fields,
    headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
  });

test.use(ownNetwork);

test('simultaneous posts are each stored once, also in the host’s runtime', async ({
  request,
  baseURL,
}) => {
  const domain = `burst-${Date.now()}.example`;
  const send = async (n: number, tries = 5): Promise<{ status: number; reference?: string }> => {
    const response = await request.post('/api/contact', {
      data: { name: 'B', email: `n${n}@${domain}`, message: `Number ${n}` },
      headers: { 'CF-Connecting-IP': `198.51.100.${n % 5}`, Origin: new URL(baseURL ?? '').origin },
    });
    const result = {
      status: response.status(),
      ...((await response.json()) as { reference?: string }),
    };
    // The database may time out on a busy machine. Repeated posts count as one inquiry.
    return result.status === 503 && tries > 1 ? send(n, tries - 1) : result;
  };
  const results = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n)));
  const database = new DatabaseSync(HOST_INQUIRIES_FILE, { readOnly: true, timeout: 10_000 });
  const rows = database
    .prepare('SELECT reference FROM inquiries WHERE email LIKE ?')
    .all(`%@${domain}`);
  database.close();
  const returned = results.flatMap(({ reference }) => reference ?? []).sort();
  expect(rows.map(({ reference }) => reference).sort()).toEqual(returned);
  expect(returned).toHaveLength(10);
});

test('if the code for sending cannot load, the browser posts the form, also a second time', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.inquiry.heading);
  expect(stored(email)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with errors returns with a summary that links to each, and the typed values', async ({
    page,
  }) => {
    const typed = {
      name: `"'><b>Å</b> &amp; &`,
      email: 'nobody@nowhere',
      message: '\n\n</textarea>&lt;',
    };
    const [service] = services;
    const [budget] = offered(budgets.en);
    await page.goto(routes.contact);
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text);
    await form(page).getByLabel(service.name).check();
    if (budget) await page.locator('#budget').selectOption(budget.slug);
    const [response] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      button(page).click(),
    ]);
    expect(response.status()).toBe(422);

    const summary = page.getByRole('group', { name: errorCount(1) });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(`^${pageWords.en.almost}`));
    await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#email')).toHaveAccessibleDescription(missing.email ?? '');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    for (const [id, text] of Object.entries(typed))
      await expect(page.locator(`#${id}`)).toHaveValue(text);
    await expect(form(page).getByLabel(service.name)).toBeChecked();
    await expect(form(page).locator(':checked:not(option)')).toHaveCount(1);
    await expect(page.locator('#budget')).toHaveValue(budget?.slug ?? '');
    await summary.getByRole('link').click();
    await expect(page.locator('#email')).toBeFocused();
  });

  test('the response is not cached, runs no scripts, and contains the form', async ({
    request,
  }) => {
    const response = await postForm(request, { name: '', email: '', message: '' });
    const headers = response.headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    // With no-referrer, browsers would send the origin `null` with the next post.
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
    const page = await response.text();
    expect(page).not.toContain('<script');
    for (const name of ['name', 'email', 'message']) expect(page).toContain(`<a href="#${name}">`);
    // The key identifies repeated posts as one inquiry.
    expect(page).toMatch(/name="key" value="[\w-]{36}"/);
  });

  test('a post refused as spam returns with the typed values and its key', async ({ request }) => {
    const key = '0123456789abcdef';
    const response = await postForm(request, {
      name: 'A',
      email: 'a@example.com',
      message,
      subject: 'bot',
      key,
    });
    const page = await response.text();
    expect(response.status()).toBe(422);
    expect(page).toContain(`${pageWords.en.refusals.trap}</h3>`);
    expect(page).toContain(message.split('\n')[0]);
    expect(page).toContain(`name="key" value="${key}"`);
    expect(page).not.toContain('value="bot"');
  });

  test('an application for a removed position returns with everything that was typed', async ({
    request,
  }) => {
    const response = await postForm(request, {
      kind: 'application',
      job: 'closed',
      name: 'A',
      email: '@',
      message,
      link: '"&amp;',
    });
    const page = await response.text();
    expect(page).toContain('name="kind" value="application"');
    expect(page).toContain('name="job" value="closed"');
    expect(page).toContain('name="link" value="&quot;&amp;amp;"');
    expect(page).toContain(`<a href="${jobPath('closed')}">`);
  });

  test('the Swedish form returns in Swedish, with its own fields', async ({ request }) => {
    skipUnless(pages.includes(routes.sweden), 'Swedish page');
    const response = await postForm(request, {
      language: 'sv',
      name: 'Åsa',
      email: 'asa@',
      message: 'Hej',
    });
    const page = await response.text();
    expect(page).toContain('<html lang="sv"');
    expect(page).toContain(sentences.sv.errorCount(1));
    expect(page).toContain('<input type="hidden" name="language" value="sv"');
    expect(page).toContain(`id="${errorSummaryId}"`);
    expect(page).not.toMatch(/name="company"|Your |Send</);
  });

  test('a corrected form is stored once, also after a reload of the confirmation', async ({
    page,
  }) => {
    const email = uniqueAddress('plain');
    // Without open positions no page has a form for applications.
    await page.goto(jobPage ?? routes.contact);
    await fill(form(page), 'nobody@nowhere');
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageWords.en.almost);
    await expect(form(page).locator('#message')).toHaveValue(message);
    await form(page).locator('#email').fill(email);
    await button(page).click();
    const kind = jobPage ? 'application' : 'inquiry';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent[kind].heading);
    await expect(form(page)).toHaveCount(0);
    const [row] = stored(email);
    expect(row).toMatchObject({ kind, message });
    // The confirmation came from a POST, so a reload posts again. That fails while the operators'
    // commands, which other tests run, lock the database's file.
    await expect(async () => {
      await page.reload();
      await expect(page.locator('main')).toContainText(row?.reference ?? 'no reference', {
        timeout: 3000,
      });
    }).toPass({ timeout: 60_000 });
    expect(stored(email)).toHaveLength(1);
    if (!jobPage) return;
    expect(jobPage).toMatch(new RegExp(`/${row?.job}$`));
    await page.getByRole('link', { name: pageWords.en.toPosition }).click();
    await expect(page).toHaveURL(jobPage);
  });
});
