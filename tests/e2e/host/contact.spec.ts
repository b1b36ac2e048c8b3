import type { Page } from 'playwright/test';
import { maxCvBytes } from '#src/contact/limits.ts';
import { errorCount } from '#src/contact/sentences.ts';
import { services } from '#src/content/facts/services.ts';
import { takesCv } from '#src/content/facts/takesCv.ts';
import { jobPath, routes, siteLanguage } from '#src/site.ts';
import allWords from '#words/all';
import formWords from '#words/form';
import {
  button,
  errorSummary,
  fill,
  form,
  message,
  ownNetwork,
  storedBy,
  uniqueAddress,
  words,
} from '../contactParts.ts';
import { jobPage, pages } from '../sitemap.ts';
import { allScripts, expect, heading, skipUnless, test, visit } from '../visit.ts';

const { almost, refusals } = allWords[siteLanguage].answers;
const stored = (email: string) => storedBy(email, process.env.HOST_INQUIRIES_FILE);
const choose = (page: Page, content: string | Buffer) =>
  page.locator('#cv').setInputFiles({ name: 'cv.pdf', mimeType: '', buffer: Buffer.from(content) });

test.use(ownNetwork);

test('without the code for sending the browser posts the form, also again', async ({ page }) => {
  const email = uniqueAddress('bare');
  await visit(page, routes.contact);
  await page.route(allScripts, (route) => route.abort());
  await fill(page, email);
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
  await fill(page, email);
  await choose(page, '<script>');
  await button(page).click();
  const problem = page.getByText(words.notPdf);
  await expect(problem).toHaveCount(2);
  await choose(page, '%PDF-1.7');
  await expect(problem).toHaveCount(0);
  await button(page).click();
  await expect(page.getByRole('heading', { name: words.application.heading })).toBeVisible();
  await expect(page.locator('dd').last()).toHaveText('cv.pdf');
  expect(stored(email)).toMatchObject([{ cv: expect.stringMatching(/\.pdf$/) }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with errors returns as it was, and is stored once when corrected', async ({
    page,
  }) => {
    const typed = {
      name: `"'><b>Å</b> &amp; &`,
      email: 'nobody@nowhere',
      message: '\n\n</textarea>&lt;',
    };
    await page.goto(routes.contact);
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text);
    await form(page).getByLabel(services[0].name).check();
    await button(page).click();

    await expect(page).toHaveTitle(new RegExp(`^${almost}`));
    const summary = errorSummary(page, 1);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    const invalid = page.locator('[aria-invalid=true]');
    await expect(invalid).toHaveAccessibleDescription(words.missing.email ?? '');
    for (const [id, text] of Object.entries(typed))
      await expect(page.locator(`#${id}`)).toHaveValue(text);
    await summary.getByRole('link').click();
    await expect(invalid).toBeFocused();

    const email = uniqueAddress('plain');
    await invalid.fill(email);
    await button(page).click();
    await expect(heading(page)).toHaveText(words.inquiry.heading);
    // The confirmation came from a POST, so a reload posts again.
    await page.reload();
    await expect(form(page)).toHaveCount(0);
    expect(stored(email)).toMatchObject([{ services: services[0].slug, name: typed.name }]);
  });

  for (const [what, fields, parts] of [
    [
      'a post refused as spam',
      { email: 'a@example.com', subject: 'bot', start: 'now', key: '0123456789abcdef' },
      [`${refusals.trap}</h3>`, 'value="now" selected', 'name="key" value="0123456789abcdef"'],
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
      'the Swedish form',
      { language: 'sv' },
      ['<html lang="sv"', errorCount(formWords.sv ?? words, 1), 'name="language" value="sv"'],
    ],
  ] as const)
    test(`${what} returns with its texts, uncached and without scripts`, async ({ request }) => {
      skipUnless(!('language' in fields) || pages.includes(routes.sweden), 'Swedish page');
      const response = await request.post('/api/contact', {
        form: { name: 'A', email: '@', message: 'Typed', ...fields },
        headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
      });
      expect(response.headers()).toMatchObject({ 'cache-control': 'no-store' });
      const page = await response.text();
      for (const part of [...parts, 'Typed']) expect(page).toContain(part);
      // The key identifies repeated posts as one inquiry.
      expect(page).toMatch(/name="key" value="[\w-]{16,}"/);
      expect(page).not.toMatch(/<script|value="bot"/);
    });

  test('a CV that is too large costs no words, and the largest is stored', async ({ page }) => {
    skipUnless(takesCv && jobPage, 'CVs and an open position');
    const email = uniqueAddress('cv');
    const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes);
    await page.goto(jobPage ?? '');
    await fill(page, email);
    await choose(page, pdfOf(6 * maxCvBytes));
    await button(page).click();
    const problem = new RegExp(`^${words.tooLarge}`);
    await expect(page.locator('#cv')).toHaveAccessibleDescription(problem);
    await expect(page.locator('#message')).toHaveValue(message);
    await choose(page, pdfOf(maxCvBytes));
    await button(page).click();
    await expect(heading(page)).toHaveText(words.application.heading);
    const job = jobPage?.split('/').at(-1);
    expect(stored(email)).toMatchObject([{ job, message, cv: expect.stringMatching(/\.pdf$/) }]);
  });
});
